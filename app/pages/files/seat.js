// The page of a seat: shows what its player may do, and sends what they tap. Every sentence and every decision is the
// program's; this script has neither rules nor words. The secret of the seat is in the fragment of the address, which no
// request contains; it goes to the server in a header, and is stored on this device for the icon on its home screen.
// The banker's own page (bank.html) is drawn by the same script: its door is another one, and bank.js has what it adds.
'use strict';

const answerMs = 8000; // time for one answer
const retryMs = 1500; // between two attempts to send a tap
const giveUpMs = 60000; // a tap that could not be sent for so long is dropped
const silentMs = 40000; // a stream beats every fifteen seconds
const readMs = 10000; // a message is read by then

const fromLink = /^#([0-9a-f]{32})$/.exec(location.hash);
const door = document.body.dataset.door || 'seat';
const secret = fromLink ? fromLink[1] : stored(door) || '';
if (fromLink) store(door, secret);

const main = document.querySelector('main');
const saidPlace = document.querySelector('.said');
let shown = null; // the page as it is drawn
let heardAt = 0; // the last sign of the server
let lost = false;
let saidAt = 0;
let stream = null;
let tap = null; // what is being sent
let asks = null; // a preview that waits for the player
let dice = [];
let heard = { awaited: null, paid: null }; // what was announced
const loads = { begun: 0, drawn: 0 }; // answers may overtake one another: an older page is not drawn over a newer one

reader.language = wishedLanguage(new URLSearchParams(location.search));

async function send(what, body) {
  const answer = await fetch(`${door}/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Seat-Secret': secret, ...(door === 'bank' && { 'Bank-Token': bankToken() }) },
    body: JSON.stringify({ language: reader.language, ...body }),
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(answerMs),
  });
  const date = Date.parse(answer.headers.get('Date') || '');
  if (Number.isFinite(date)) reader.offset = date + 500 - Date.now();
  const json = JSON.parse(await answer.text());
  hear();
  return json;
}

function hear() {
  heardAt = Date.now();
  lost = false;
  age();
}

function loseTouch() {
  lost = heardAt > 0;
  age();
}

function age() {
  if (!shown) return;
  const words = lost ? shown.words.lost : shown.words.as_of;
  document.querySelector('.age').textContent = words.replace('{time}', clockTime(heardAt));
  document.querySelector('footer').classList.toggle('alarm', lost);
}

function say(text) {
  saidAt = Date.now();
  saidPlace.textContent = text || '';
  saidPlace.hidden = !text;
}

function newId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Sends a tap until there is an answer. The same tap has the same id, so the server posts it once.
async function act(what, body) {
  if (tap) return;
  tap = { id: newId(), begun: Date.now() };
  main.classList.add('sending');
  say('');
  let answer = null;
  while (!answer && Date.now() - tap.begun < giveUpMs) {
    try {
      answer = await send(what, { id: tap.id, upon: shown.play.upon, ...body });
      if (answer.code === 'too-fast' || answer.code === 'not-in-time') {
        say(answer.text);
        answer = null;
      }
    } catch {
      loseTouch();
    }
    if (!answer) await new Promise((done) => { setTimeout(done, retryMs); });
  }
  tap = null;
  main.classList.remove('sending');
  if (answer) take(answer, what, body.text);
  await load();
}

// The answer to a tap: it was posted, waits, is shown again, or is refused.
function take(answer, what, text) {
  asks = null;
  dice = [];
  if (answer.force) offerForce(answer.force);
  if (answer.status === 'refused') return say(answer.text);
  say('');
  if (answer.preview && what !== 'agree') {
    asks = { ...answer.preview, line: text || answer.preview.line, again: answer.status === 'again' };
  } else if (answer.preview) {
    say(`${shown.play.words.again} ${answer.preview.text}`);
  }
  if (answer.status === 'waits' || answer.status === 'posted') {
    draft = { ...draft, give: new Set(), get: new Set(), giveSum: '', getSum: '' };
    for (const input of typedFields()) input.value = '';
  }
  return undefined;
}

const tryLine = (text) => act('try', { text });
const postLine = (text, meaning) => act('act', { text, meaning });
const choose = (offer) => (offer.meaning ? postLine(offer.line, offer.meaning) : tryLine(offer.line));

// ---- drawing ----

function button(key, text, tapped, effect) {
  const element = make('button');
  element.type = 'button';
  element.dataset.key = key;
  element.append(named(make('span', text)));
  if (effect) element.append(named(make('span', effect, 'effect')));
  element.addEventListener('click', tapped);
  return element;
}

function offerButton(offer, where) {
  const element = button(`${where}.${offer.id}`, offer.text, () => choose(offer), offer.barred ? offer.reason : offer.effect);
  element.disabled = offer.barred === true;
  if (offer.foremost && !offer.barred) element.classList.add('foremost');
  return element;
}

function offerList(offers, where) {
  const list = make('div', undefined, 'offers');
  list.append(...offers.map((offer) => offerButton(offer, where)));
  return list;
}

function asksBox(words) {
  const box = make('section', undefined, 'asks');
  box.setAttribute('role', 'alertdialog');
  box.setAttribute('aria-label', words.post);
  if (asks.again) box.append(make('p', words.again, 'wait'));
  box.append(named(make('p', asks.text)));
  if (asks.notes) box.append(named(make('p', asks.notes, 'quiet')));
  const pair = make('div', undefined, 'offers');
  const post = button('asks.post', words.post, () => postLine(asks.line, asks.meaning));
  post.classList.add('foremost');
  pair.append(post, button('asks.back', words.back, () => { asks = null; drawPage(); }));
  box.append(pair);
  return box;
}

function dicePad(play) {
  const pad = make('section', undefined, 'of-dice');
  pad.append(make('h2', play.words.dice));
  for (let die = 0; die < play.dice.count; die += 1) {
    const row = make('div', undefined, 'dice');
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', `${die + 1}`);
    for (let face = 1; face <= 6; face += 1) {
      const element = button(`die.${die}.${face}`, `${face}`, () => tapDie(die, face));
      element.setAttribute('aria-pressed', dice[die] === face);
      row.append(element);
    }
    pad.append(row);
  }
  if (play.rolls) pad.append(button('dice.roll', play.words.roll, () => act('roll', {})));
  return pad;
}

function tapDie(die, face) {
  const { count, prefix } = shown.play.dice;
  dice[die] = face;
  drawPage();
  const thrown = dice.slice(0, count).filter(Boolean);
  if (thrown.length === count) tryLine(`${prefix}${thrown.join(' ')}`);
}

function field(key, label, typed) {
  const element = make('input');
  element.dataset.key = key;
  element.type = 'text';
  element.placeholder = label;
  element.setAttribute('aria-label', label);
  element.maxLength = 200;
  element.autocomplete = 'off';
  element.autocapitalize = 'off';
  element.spellcheck = false;
  element.enterKeyHint = 'go';
  typed(element);
  return element;
}

// The drawn card, by its number and words, or the effect that is printed on it.
function cardPicker(play) {
  const box = make('section', undefined, 'pick');
  box.append(make('h2', play.words.card));
  const list = offerList(play.cards, 'card');
  if (play.cards.length > 0) {
    box.append(field('card.find', play.words.find, (input) => input.addEventListener('input', () => {
      const sought = plain(input.value).split(/\s+/).filter(Boolean);
      for (const card of list.children) card.hidden = !sought.every((word) => plain(card.textContent).includes(word));
    })));
  }
  box.append(field('card.effect', play.words.effect, (input) => input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && input.value.trim()) tryLine(input.value.trim());
  })), list);
  return box;
}

function deedBox(deed) {
  const box = make('details', undefined, 'deed');
  box.dataset.deed = deed.name;
  const head = make('summary');
  head.append(swatch(deed.colour), named(make('span', deed.name)), make('span', deed.state, 'state'));
  box.append(head, offerList(deed.offers, `deed.${deed.name}`));
  return box;
}

function deedSection(play) {
  const box = make('section');
  box.append(make('h2', play.words.deeds));
  if (play.deeds.length === 0) box.append(make('p', play.words.none, 'quiet'));
  box.append(...play.deeds.map(deedBox));
  return box;
}

function note(text, label, tapped) {
  const box = make('section', undefined, 'waits');
  box.append(named(make('p', text)), button(`note.${label}`, label, tapped));
  return box;
}

function soundSwitch(words) {
  const label = make('label', undefined, 'switch');
  const box = make('input');
  box.type = 'checkbox';
  box.checked = stored('sound') === 'yes';
  box.dataset.key = 'sound';
  box.addEventListener('change', () => {
    store('sound', box.checked ? 'yes' : 'no');
    if (box.checked) ring();
  });
  label.append(box, words.sound);
  return label;
}

function drawPage() {
  if (!shown) return;
  const { play } = shown;
  const { words } = play;
  const kept = place();
  const blocks = (list) => list.filter((block) => draw[block.kind]).map((block) => draw[block.kind](block, shown.words));
  const parts = [];
  if (play.stopped) parts.push(make('p', play.stopped, 'waits'));
  if (play.bank) parts.push(...bankParts(play.bank));
  if (play.news) parts.push(note(play.news, words.read, () => act('cancel', {})));
  if (play.waits) parts.push(note(play.waits, words.cancel, () => act('cancel', {})));
  parts.push(...play.asked.map((trade) => offeredTrade(trade, words)));
  if (asks) parts.push(asksBox(words));
  if (play.awaited) parts.push(make('p', words.turn, 'yours'));
  parts.push(...blocks(shown.blocks));
  if (play.dice.count > 0) parts.push(dicePad(play));
  if (play.offers.length > 0) parts.push(offerList(play.offers, 'turn'));
  if (play.draws) parts.push(cardPicker(play));
  if (play.count) parts.push(countBox(play));
  if (play.undone) parts.push(note(play.undone.text, words.undo, () => act('undo', { entry: play.undone.entry })));
  if (play.partners.length > 0) parts.push(tradeBox(play));
  parts.push(...blocks(shown.after));
  if (!play.bank) parts.push(deedSection(play), soundSwitch(words));
  main.replaceChildren(...parts);
  kept();
}

const typedFields = () => [...main.querySelectorAll('.pick > input[data-key^="card."]')];

// What the player has opened and typed stays when the page is drawn again.
function place() {
  const opened = [...main.querySelectorAll('details[open]')].map((box) => box.dataset.deed);
  const typed = typedFields().map((input) => [input.dataset.key, input.value]);
  const at = document.activeElement && document.activeElement.dataset.key;
  const byKey = (key) => main.querySelector(`[data-key="${CSS.escape(key)}"]`);
  return () => {
    for (const box of main.querySelectorAll('details')) box.open = opened.includes(box.dataset.deed);
    for (const [key, value] of typed) {
      const input = value && byKey(key);
      if (input) {
        input.value = value;
        input.dispatchEvent(new Event('input'));
      }
    }
    const focused = at && byKey(at);
    if (focused) focused.focus({ preventScroll: true });
  };
}

function show(page) {
  if (!shown || shown.play.upon !== page.play.upon) dice = [];
  const old = asks && shown && shown.play.upon !== page.play.upon ? asks : null;
  if (old) asks = null;
  if (Date.now() - saidAt > readMs) say(''); // it is of an older table
  shown = page;
  document.documentElement.lang = page.language;
  document.title = page.title;
  document.querySelector('h1').textContent = page.title;
  document.querySelector('.subtitle').textContent = page.subtitle;
  document.querySelector('select.language').setAttribute('aria-label', page.words.language);
  drawPage();
  announce(page.play);
  age();
  if (old) keepAsking(old);
}

// Something was posted while a preview waits for its player: it stays if it still means the same.
async function keepAsking(old) {
  try {
    const answer = await send('try', { text: old.line });
    if (tap || asks || !answer.preview || answer.preview.meaning !== old.meaning) return;
    asks = old;
    drawPage();
  } catch { loseTouch(); }
}

// ---- signals to the player ----

function ring() {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    tone.connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.15);
    tone.onended = () => audio.close();
  } catch { /* no sound on this device */ }
}

function announce(play) {
  const paid = play.paid ? play.paid.entry : 0;
  const isTurn = play.awaited && heard.awaited === false;
  const isPaid = heard.paid !== null && paid > heard.paid;
  heard = { awaited: play.awaited, paid: Math.max(paid, heard.paid || 0) };
  if (isPaid && !isTurn) say(`${play.words.paid} ${play.paid.text}`);
  if (!isTurn && !isPaid) return;
  const { userActivation } = navigator; // before the first tap a browser refuses to vibrate
  if (navigator.vibrate && (!userActivation || userActivation.hasBeenActive)) navigator.vibrate(isTurn ? [150, 80, 150] : 100);
  if (stored('sound') === 'yes') ring();
}

let awake = null;
async function stayAwake() {
  if (!navigator.wakeLock || document.hidden || awake) return;
  try {
    awake = await navigator.wakeLock.request('screen');
    awake.addEventListener('release', () => { awake = null; });
  } catch { awake = null; }
}

// ---- the server ----

async function load() {
  loads.begun += 1;
  const number = loads.begun;
  try {
    const page = await send('state', {});
    if (number < loads.drawn) return;
    loads.drawn = number;
    if (page.status === 'refused') {
      say(page.text);
      if (page.code === 'unknown-link') main.replaceChildren();
      if (page.open) askPin(page);
    } else {
      show(page);
    }
  } catch {
    loseTouch();
  }
}

function pause() {
  if (stream) stream.close();
  stream = null;
}

function follow() {
  pause();
  stream = new EventSource('stream/play');
  stream.addEventListener('message', (event) => {
    hear();
    if (!shown || event.data !== shown.state) load();
  });
  stream.addEventListener('beat', hear);
  stream.addEventListener('error', loseTouch);
}

async function begin() {
  await load();
  if (!document.hidden) follow();
  stayAwake();
}

offerLanguages(() => {
  say('');
  return asks ? tryLine(asks.line) : load();
});
setInterval(() => { for (const timed of document.querySelectorAll('.clock, .timed')) timed.tick(); }, 500);
setInterval(() => {
  const isClosed = !stream || stream.readyState === EventSource.CLOSED;
  if (!document.hidden && (isClosed || Date.now() - heardAt > silentMs)) begin();
}, 5000);
addEventListener('online', begin);
addEventListener('hashchange', () => location.reload());
addEventListener('click', stayAwake);
document.addEventListener('visibilitychange', () => (document.hidden ? pause() : begin()));
addEventListener('pagehide', pause);
addEventListener('pageshow', (event) => { if (event.persisted) begin(); });
begin();
