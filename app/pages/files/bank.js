// What the banker's own page adds to that of a seat: the PIN, the acts that wait, any line, typed or put together by taps, and
// the key that stops the phones.
// The program decides and words everything. What the page got for the PIN is kept as long as this tab is open.
'use strict';

let draft = {}; // the banker puts no trade together here: it changes when something was posted

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

// ---- a line that is put together: the program has its forms, their words, and makes the line of them ----

let forms = null; // as the program gave them, with the number of the last entry then
let chosen = { form: '', words: [] };

async function loadForms() {
  try {
    const answer = await send('forms', {});
    if (!answer.forms) return say(answer.text);
    forms = { ...answer, language: reader.language };
    drawPage();
  } catch { loseTouch(); }
  return undefined;
}

// The entries that can be corrected, and the words, are those of the page.
function areOld() {
  return !forms || forms.last !== shown.play.upon || forms.language !== reader.language;
}

function list(key, label, choices, value, picked) {
  const element = make('select');
  element.dataset.key = key;
  element.setAttribute('aria-label', label);
  element.append(new Option(label, ''), ...choices.map((choice) => new Option(choice.text, choice.word)));
  element.value = value || '';
  element.addEventListener('change', () => picked(element.value));
  return element;
}

function reasonButtons(at) {
  const row = make('div', undefined, 'partners');
  for (const reason of forms.lists.reason) {
    const element = button(`bank.reason.${reason.word}`, reason.text, () => { chosen.words[at] = reason.word; drawPage(); });
    element.setAttribute('aria-pressed', chosen.words[at] === reason.word);
    row.append(element);
  }
  return row;
}

function partOf(part, at, parts) {
  const choices = forms.lists[part.kind];
  if (choices && part.kind !== 'reason') {
    return [list(`bank.part.${at}`, part.label, choices, chosen.words[at], (word) => {
      chosen.words[at] = word;
      const line = choices.find((choice) => choice.word === word)?.line;
      if (line && parts[at + 1]?.kind === 'line') chosen.words[at + 1] = line;
      drawPage();
    })];
  }
  const typed = field(`bank.part.${at}`, part.label, (input) => {
    if (part.kind === 'number' || part.kind === 'dice') input.inputMode = 'numeric';
    input.value = chosen.words[at] || '';
    input.addEventListener('input', () => { chosen.words[at] = input.value; });
  });
  return part.kind === 'reason' ? [typed, reasonButtons(at)] : [typed];
}

function putTogether(bank) {
  const box = make('details', undefined, 'deed');
  box.dataset.deed = 'forms';
  const head = make('summary');
  head.append(make('span', bank.words.more));
  const body = make('div', undefined, 'pick');
  box.append(head, body);
  box.addEventListener('toggle', () => { if (box.open && areOld()) loadForms(); });
  if (draft.give) {
    draft = {};
    chosen = { form: '', words: [] };
  }
  if (!forms) return box;
  const choices = forms.forms.map((form) => ({ word: form.id, text: form.text }));
  body.append(list('bank.form', forms.choose, choices, chosen.form, (form) => { chosen = { form, words: [] }; drawPage(); }));
  const form = forms.forms.find((each) => each.id === chosen.form);
  if (!form) return box;
  body.append(...form.parts.flatMap(partOf));
  const look = button('bank.show', bank.words.look, () => act('try', { form: form.id, parts: form.parts.map((_, at) => chosen.words[at] || '') }));
  look.classList.add('foremost');
  body.append(look);
  return box;
}

// A line that was refused by a rule: it can be posted all the same, with a reason.
async function offerForce({ form, line }) {
  if (!forms) await loadForms();
  chosen = { form, words: ['', line] };
  drawPage();
  main.querySelector('[data-deed="forms"]').open = true;
}

function bankParts(bank) {
  const line = make('section', undefined, 'pick');
  const typed = field('card.line', bank.words.line, (input) => input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && input.value.trim()) tryLine(input.value.trim());
  }));
  line.append(typed, button('bank.look', bank.words.look, () => { if (typed.value.trim()) tryLine(typed.value.trim()); }));
  const stop = button('bank.stop', bank.words.stop, () => act(bank.stopped ? 'go' : 'stop', {}));
  stop.setAttribute('aria-pressed', bank.stopped);
  return [...bank.waiting.map((waiting) => waitingAct(waiting, bank.words)), line, putTogether(bank), stop];
}

// Instead of the page, until the PIN was entered.
function askPin(answer) {
  shown = null;
  document.documentElement.lang = reader.language;
  document.querySelector('h1').textContent = document.title;
  const before = main.querySelector('[data-key="bank.pin"]'); // what is typed stays when something was posted meanwhile
  const form = make('form', undefined, 'pick');
  const pin = field('bank.pin', answer.text, (input) => {
    input.type = 'password';
    input.inputMode = 'numeric';
    input.maxLength = 12;
    input.value = before ? before.value : '';
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
  const isTyping = before && document.activeElement === before;
  main.replaceChildren(form);
  if (isTyping) pin.focus({ preventScroll: true });
}
