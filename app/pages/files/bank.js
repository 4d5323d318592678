// What the banker's own page adds to that of a seat: the PIN, the acts that wait, any line, and the key that stops the phones.
// The program decides and words everything. What the page got for the PIN is kept as long as this tab is open.
'use strict';

let draft = {}; // the banker puts no trade together here

function bankToken() {
  try { return sessionStorage.getItem('bank') || ''; } catch { return ''; }
}

function waitingAct(waiting, words) {
  const box = make('section', undefined, 'waits');
  const pair = make('div', undefined, 'offers');
  const post = button(`bank.confirm.${waiting.id}`, words.post, () => act('confirm', { trade: waiting.id }));
  post.classList.add('foremost');
  pair.append(post, button(`bank.decline.${waiting.id}`, words.decline, () => act('decline', { trade: waiting.id })));
  box.append(named(make('p', waiting.text)), pair);
  return box;
}

function bankParts(bank) {
  const line = make('section', undefined, 'pick');
  const typed = field('card.line', bank.words.line, (input) => input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && input.value.trim()) tryLine(input.value.trim());
  }));
  line.append(typed, button('bank.look', bank.words.look, () => { if (typed.value.trim()) tryLine(typed.value.trim()); }));
  const stop = button('bank.stop', bank.words.stop, () => act(bank.stopped ? 'go' : 'stop', {}));
  stop.setAttribute('aria-pressed', bank.stopped);
  return [...bank.waiting.map((waiting) => waitingAct(waiting, bank.words)), line, stop];
}

// Instead of the page, until the PIN was entered.
function askPin(answer) {
  shown = null;
  document.querySelector('h1').textContent = document.title;
  const form = make('form', undefined, 'pick');
  const pin = field('bank.pin', answer.text, (input) => {
    input.type = 'password';
    input.inputMode = 'numeric';
    input.maxLength = 12;
  });
  const open = button('bank.open', answer.open, () => {});
  open.type = 'submit';
  form.append(pin, open);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const entered = await send('enter', { pin: pin.value });
      pin.value = '';
      if (!entered.token) return say(entered.text);
      sessionStorage.setItem('bank', entered.token);
      say('');
      await load();
    } catch { loseTouch(); }
    return undefined;
  });
  main.replaceChildren(form);
}
