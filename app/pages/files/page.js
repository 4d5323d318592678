// Draws a page from the data that the program makes: every text is set as text, nothing is ever read as markup. With a
// server behind it the page follows a stream; from plain files it asks again now and then. It says how old it is.
'use strict';

const languages = ['en', 'fr', 'it', 'pl', 'ru'];
const named = { en: 'English', fr: 'Français', it: 'Italiano', pl: 'Polski', ru: 'Русский' };
const askAgainMs = 20000;
const silentMs = 40000; // a stream beats every fifteen seconds

const file = location.pathname.split('/').pop() || 'index.html';
const query = new URLSearchParams(location.search);
const pageName = file.replace(/\.html$/, '') + (/^\d{1,6}$/.test(query.get('n') || '') ? '-' + query.get('n') : '');

let language = wishedLanguage();
let shown = null; // the page as it is drawn
let heardAt = 0; // when the data was known to be true, by this machine's clock
let offset = 0; // how far the server's clock is ahead of this machine's
let stream = null;
let lost = false;

function wishedLanguage() {
  const wishes = [query.get('lang'), stored(), ...(navigator.languages || [])];
  for (const wish of wishes) {
    const tag = String(wish || '').slice(0, 2).toLowerCase();
    if (languages.includes(tag)) return tag;
  }
  return 'en';
}

function stored() {
  try { return localStorage.getItem('language'); } catch { return null; }
}

function make(tag, text, ...classes) {
  const element = document.createElement(tag);
  if (text !== undefined && text !== '') element.textContent = text;
  for (const name of classes) if (name) element.classList.add(name);
  return element;
}

// Ways lead to pages of ours and nowhere else.
function way(to, text) {
  if (!/^[a-z]+\.(html(\?n=\d{1,6})?|json)$/.test(to || '')) return make('span', text);
  const link = make('a', text);
  link.href = to;
  return link;
}

function swatch(colour) {
  const element = make('span', undefined, 'swatch');
  if (/^#[0-9a-f]{6}$/i.test(colour || '')) element.style.backgroundColor = colour;
  return element;
}

function lineList(lines) {
  const list = make('ul', undefined, 'lines');
  for (const line of lines) {
    const item = make('li', undefined, line.tone);
    if (line.colour) item.append(swatch(line.colour));
    if (line.label) item.append(make('span', line.label, 'label'));
    item.append(way(line.to, line.text));
    if (line.figure) item.append(make('span', line.figure, 'figure'));
    list.append(item);
  }
  return list;
}

function clockText(ms) {
  const seconds = Math.ceil(ms / 1000);
  const two = (number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

// What a card says below its title; once its time is over, that.
function noteOf(card) {
  const note = make('p', card.note, 'note', card.tone);
  if (card.due_ms === undefined) return note;
  note.classList.add('timed');
  note.tick = () => {
    if (card.due_ms > Date.now() + offset) return;
    const time = new Date(card.due_ms).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
    note.textContent = card.late.replace('{time}', time);
    note.classList.add('alarm');
  };
  note.tick();
  return note;
}

const draw = {
  words: (block) => make('p', block.text, block.tone),
  clock(block) {
    const element = make('p', undefined, 'clock');
    const figure = make('b');
    element.append(make('span', block.label), figure);
    const tick = () => {
      const left = block.ends_ms === undefined ? block.left_ms : block.ends_ms - (Date.now() + offset);
      const over = left <= 0;
      element.classList.toggle('over', over);
      figure.textContent = over ? block.over : clockText(left);
    };
    tick();
    element.tick = tick;
    element.setAttribute('aria-live', 'off');
    return element;
  },
  notice(block) {
    const element = make('section', undefined, 'notice');
    element.append(make('span', block.heading), make('b', block.figure));
    if (block.subject) {
      const subject = make('span');
      if (block.colour) subject.append(swatch(block.colour), ' ');
      subject.append(block.subject);
      element.append(subject);
    }
    return element;
  },
  lines(block) {
    const element = make('section');
    if (block.title) element.append(make('h2', block.title));
    element.append(lineList(block.lines));
    return element;
  },
  cards(block) {
    const element = make('section');
    if (block.title) element.append(make('h2', block.title));
    const grid = make('div', undefined, 'cards');
    for (const card of block.cards) {
      const box = make('article', undefined, 'card');
      const head = make('h3');
      head.append(way(card.to, card.title));
      if (card.figure) head.append(make('span', card.figure));
      box.append(head);
      if (card.note) box.append(noteOf(card));
      box.append(lineList(card.lines));
      grid.append(box);
    }
    element.append(grid);
    return element;
  },
  table(block, words) {
    const element = make('section');
    if (block.title) element.append(make('h2', block.title));
    const nothing = make('p', block.nothing, 'quiet');
    const wide = make('div', undefined, 'wide');
    const table = make('table');
    const heads = make('tr');
    for (const column of block.columns) heads.append(make('th', column.head, column.figure ? 'figure' : ''));
    const body = make('tbody');
    for (const row of block.rows) body.append(tableRow(block, row, words));
    table.append(make('thead'), body);
    table.tHead.append(heads);
    wide.append(table);
    if (block.search) element.append(searchField(block.search, body, wide, nothing));
    element.append(wide, nothing);
    wide.hidden = block.rows.length === 0;
    nothing.hidden = block.rows.length > 0;
    return element;
  },
};

function tableRow(block, row, words) {
  const line = make('tr');
  row.cells.forEach((cell, i) => {
    const figure = block.columns[i] && block.columns[i].figure;
    const data = make('td', undefined, figure ? 'figure' : '');
    const first = !figure && row.cells.findIndex((_, at) => !(block.columns[at] || {}).figure) === i;
    data.append(first ? way(row.to, cell) : cell);
    if (first && row.more && row.more.length > 0) {
      const details = make('details');
      details.append(make('summary', words.more));
      for (const text of row.more) details.append(make('div', text));
      data.append(details);
    }
    line.append(data);
  });
  line.dataset.sought = plain(row.cells.join(' '));
  return line;
}

// Letters without their marks and case, so that whoever types quickly is found too.
function plain(text) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();
}

let sought = '';
function searchField(label, body, wide, nothing) {
  const field = make('input');
  field.type = 'search';
  field.placeholder = label;
  field.setAttribute('aria-label', label);
  field.maxLength = 100;
  field.value = sought;
  const search = () => {
    sought = field.value;
    const words = plain(sought).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const row of body.rows) {
      row.hidden = !words.every((word) => row.dataset.sought.includes(word));
      if (!row.hidden) found += 1;
    }
    wide.hidden = found === 0;
    nothing.hidden = found > 0;
  };
  field.addEventListener('input', search);
  queueMicrotask(search);
  return field;
}

function show(page) {
  shown = page;
  document.documentElement.lang = page.language;
  document.title = page.subtitle ? `${page.title} – ${page.subtitle}` : page.title;
  document.querySelector('h1').textContent = page.title;
  document.querySelector('.subtitle').textContent = page.subtitle;
  const nav = document.querySelector('nav');
  nav.replaceChildren(...page.ways.map((to) => {
    const link = way(to.to, to.text);
    if (to.to === file + location.search || (to.to === 'index.html' && pageName === 'index')) link.setAttribute('aria-current', 'page');
    return link;
  }));
  const main = document.querySelector('main');
  const opened = new Set([...main.querySelectorAll('tr')].filter((row) => row.querySelector('details[open]')).map((row) => row.cells[1] && row.cells[1].firstChild.textContent));
  const typing = document.activeElement && document.activeElement.type === 'search';
  main.replaceChildren(...page.blocks.filter((block) => draw[block.kind]).map((block) => draw[block.kind](block, page.words)));
  for (const row of main.querySelectorAll('tr')) {
    const details = row.querySelector('details');
    if (details && opened.has(row.cells[1] && row.cells[1].firstChild.textContent)) details.open = true;
  }
  if (typing) document.querySelector('input[type=search]')?.focus();
  const choice = document.querySelector('select');
  choice.setAttribute('aria-label', page.words.language);
  tell();
}

function tell() {
  if (!shown) return;
  const time = new Date(heardAt).toLocaleTimeString(language);
  const words = lost ? shown.words.lost : shown.words.as_of;
  const text = words.replace('{time}', time);
  const age = document.querySelector('.age');
  if (age.textContent !== text) age.textContent = text;
  document.querySelector('footer').classList.toggle('alarm', lost);
}

function heard() {
  heardAt = Date.now();
  lost = false;
  tell();
}

function take(text) {
  const page = JSON.parse(text);
  if (page.language !== language) return;
  show(page);
}

async function ask() {
  try {
    const answer = await fetch(`data/${language}/${pageName}.json`, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(String(answer.status));
    const date = Date.parse(answer.headers.get('Date') || '');
    if (Number.isFinite(date)) offset = date + 500 - Date.now();
    take(await answer.text());
    heard();
    return shown.live === true;
  } catch {
    lost = heardAt > 0;
    tell();
    return false;
  }
}

function follow() {
  if (stream) stream.close();
  stream = new EventSource(`stream/${language}/${pageName}`);
  stream.addEventListener('message', (event) => { take(event.data); heard(); });
  stream.addEventListener('beat', heard);
  stream.addEventListener('error', () => { lost = heardAt > 0; tell(); });
  stream.addEventListener('open', heard);
}

async function begin() {
  if (stream) { stream.close(); stream = null; }
  const live = await ask();
  if (live) follow();
}

const choice = document.querySelector('select');
for (const tag of languages) {
  const option = make('option', named[tag]);
  option.value = tag;
  option.lang = tag;
  choice.append(option);
}
choice.value = language;
choice.addEventListener('change', () => {
  language = choice.value;
  try { localStorage.setItem('language', language); } catch { /* it holds for this page alone */ }
  begin();
});

setInterval(() => document.querySelectorAll('.clock, .timed').forEach((timed) => timed.tick()), 500);
setInterval(() => {
  if (!stream) return void begin();
  if (stream.readyState === EventSource.CLOSED) return void begin();
  if (Date.now() - heardAt > silentMs) { lost = heardAt > 0; tell(); }
}, askAgainMs);
addEventListener('online', begin);
begin();
