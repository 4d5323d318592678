// Draws the blocks of a page from the data that the program makes: every text is set as text, nothing is ever read as
// markup. Knows nothing of servers; page.js says when what is drawn.
'use strict';

// How this reader reads: his language, whether it stood in the address, and how far the clock of whoever made the data
// is ahead of this machine's, milliseconds.
const reader = { language: 'en', asked: false, offset: 0 };

function make(tag, text, ...classes) {
  const element = document.createElement(tag);
  if (text !== undefined && text !== '') element.textContent = text;
  for (const name of classes) if (name) element.classList.add(name);
  return element;
}

// Ways lead to pages of ours and nowhere else. Whoever came with a language of his own in the address keeps it.
function way(to, text) {
  if (!/^[a-z]+\.(html(\?n=\d{1,6})?|json)$/.test(to || '')) return make('span', text);
  const link = make('a', text);
  link.href = reader.asked ? `${to}${to.includes('?') ? '&' : '?'}lang=${reader.language}` : to;
  return link;
}

// A name has the direction of its own script, whatever stands beside it.
function named(element) {
  element.dir = 'auto';
  return element;
}

function swatch(colour) {
  const element = make('span', undefined, 'swatch');
  if (/^#[0-9a-f]{6}$/i.test(colour || '')) element.style.backgroundColor = colour;
  else element.classList.add('none');
  return element;
}

function lineList(lines) {
  const list = make('ul', undefined, 'lines');
  const longest = Math.max(0, ...lines.map((line) => (line.label || '').length));
  if (longest > 0) list.style.setProperty('--labels', `${longest}ch`);
  const coloured = lines.some((line) => line.colour);
  for (const line of lines) {
    const item = make('li', undefined, line.tone);
    if (coloured) item.append(swatch(line.colour));
    if (longest > 0) item.append(make('span', line.label, 'label'));
    const text = make('span', undefined, 'text');
    text.append(named(way(line.to, line.text)));
    item.append(text);
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

// A time of day as the reader writes it: an American's English differs from a Briton's.
function clockTime(ms, form) {
  const tag = (navigator.languages || []).find((wish) => wish.toLowerCase().startsWith(reader.language));
  return new Date(ms).toLocaleTimeString(tag || reader.language, form);
}

// What a card says beside its title; once its time is over, that.
function noteOf(card) {
  const note = make('p', card.note, 'note', card.tone);
  if (card.due_ms === undefined) return note;
  note.classList.add('timed');
  note.tick = () => {
    if (note.late || card.due_ms > Date.now() + reader.offset) return false;
    note.late = true;
    note.textContent = card.late.replace('{time}', clockTime(card.due_ms, { hour: '2-digit', minute: '2-digit' }));
    note.classList.add('alarm');
    return true;
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
    element.tick = () => {
      const left = block.ends_ms === undefined ? block.left_ms : block.ends_ms - (Date.now() + reader.offset);
      const over = left <= 0;
      const ended = over && !element.classList.contains('over');
      element.classList.toggle('over', over);
      figure.textContent = over ? block.over : clockText(left);
      return ended;
    };
    element.tick();
    return element;
  },
  notice(block) {
    const element = make('section', undefined, 'notice');
    element.append(make('span', block.heading), make('b', block.figure));
    if (block.subject) {
      const subject = make('span');
      if (block.colour) subject.append(swatch(block.colour), '\u00a0');
      subject.append(block.subject);
      element.append(subject);
    }
    return element;
  },
  lines(block) {
    const element = section(block);
    element.append(lineList(block.lines));
    return element;
  },
  cards(block) {
    const element = section(block);
    const grid = make('div', undefined, 'cards');
    for (const card of block.cards) {
      const box = make('article', undefined, 'card', card.tone);
      const head = make('header');
      const title = make('h3');
      title.append(named(way(card.to, card.title)));
      head.append(title);
      if (card.figure) head.append(make('span', card.figure, 'sum'));
      if (card.note) head.append(noteOf(card));
      if (card.figure && card.note) head.lastChild.classList.add('whole');
      box.append(head, lineList(card.lines));
      if (card.heard) box.append(make('p', card.heard.replace('{time}', clockTime(card.heard_ms)), 'heard', 'quiet'));
      grid.append(box);
    }
    element.append(grid);
    return element;
  },
  table(block, words) {
    const element = section(block);
    const nothing = make('p', block.nothing, 'quiet');
    nothing.setAttribute('role', 'status');
    const table = make('table', undefined, block.columns.length > 4 ? 'many' : '',
      block.columns.some((column) => column.figure) ? '' : 'even');
    table.setAttribute('role', 'table'); // it is one for whoever hears it, however a phone draws it
    const heads = make('tr');
    for (const column of block.columns) heads.append(make('th', column.head, column.figure ? 'figure' : ''));
    const body = make('tbody');
    for (const row of block.rows) body.append(tableRow(block, row, words));
    table.append(make('thead'), body);
    table.tHead.append(heads);
    for (const row of table.rows) {
      row.setAttribute('role', 'row');
      for (const cell of row.cells) cell.setAttribute('role', cell.tagName === 'TH' ? 'columnheader' : 'cell');
    }
    if (block.search) element.append(searchField(block.search, body, table, nothing));
    element.append(table, nothing);
    table.hidden = block.rows.length === 0;
    nothing.hidden = block.rows.length > 0;
    return element;
  },
};

// What has the title of its page needs none of its own.
function section(block) {
  const element = make('section', undefined, `of-${block.kind}`);
  if (block.title && block.title !== document.querySelector('h1').textContent) element.append(make('h2', block.title));
  return element;
}

function tableRow(block, row, words) {
  const line = make('tr');
  const who = block.columns.findIndex((column) => !column.figure);
  row.cells.forEach((cell, i) => {
    const column = block.columns[i] || {};
    const first = i === who;
    const data = make('td', undefined, column.figure ? 'figure' : '', first ? 'name' : '');
    data.append(first ? named(way(row.to, cell)) : cell);
    if (i > who && cell) data.dataset.head = column.head;
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
function searchField(label, body, table, nothing) {
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
    table.hidden = found === 0;
    nothing.hidden = found > 0;
  };
  field.addEventListener('input', search);
  queueMicrotask(search);
  return field;
}
