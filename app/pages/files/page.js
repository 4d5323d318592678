// Which page is shown, in which language, and how it is kept up to date: with a server behind it it follows a stream, from
// plain files it asks again now and then. It says how old it is. How a page is drawn stands in draw.js.
'use strict';

const askAgainMs = 20000;
const turnMs = 12000; // a page of the wall is read in this time
const silentMs = 40000; // a stream beats every fifteen seconds

const file = location.pathname.split('/').pop() || 'index.html';
const query = new URLSearchParams(location.search);
const number = /^\d{1,6}$/.test(query.get('n') || '') ? query.get('n') : '';
const pageName = file.replace(/\.html$/, '') + (number && '-' + number);
const main = document.querySelector('main');
const wide = matchMedia('(min-width: 70rem)'); // as page.css has it

let shown = null; // the page as it is drawn
let shownText = ''; // and what it was made of
let heardAt = 0; // when the data was known to be true, by this machine's clock
let stream = null;
let lost = false;
let turning = 0; // the timer of a wall that turns its pages
let leaf = 0; // the page that it shows

reader.language = wishedLanguage(query);
reader.asked = query.has('lang');

function show(page) {
  shown = page;
  document.documentElement.lang = page.language;
  document.title = page.subtitle ? `${page.title} – ${page.subtitle}` : page.title;
  document.querySelector('h1').textContent = page.title;
  document.querySelector('.subtitle').textContent = page.subtitle;
  const kept = readersPlace();
  const here = file + (number && `?n=${number}`);
  document.querySelector('nav').replaceChildren(...page.ways.map((to) => {
    const link = named(way(to.to, to.text));
    if (to.to === here) link.setAttribute('aria-current', 'page');
    return link;
  }));
  main.classList.toggle('wall', pageName === 'index' && page.blocks.some((block) => block.kind === 'cards'));
  main.replaceChildren(...page.blocks.filter((block) => draw[block.kind]).map((block) => draw[block.kind](block, page.words)));
  kept();
  document.querySelector('select.language').setAttribute('aria-label', page.words.language);
  tell();
  fit();
}

// What the reader has opened, where he is and what he types stays so when the page is drawn anew.
function readersPlace() {
  const nameIn = (row) => row.querySelector('.name')?.firstChild.textContent;
  const opened = new Set([...main.querySelectorAll('details[open]')].map((details) => nameIn(details.closest('tr'))));
  const at = document.activeElement;
  const link = at?.getAttribute('href');
  const folded = at?.tagName === 'SUMMARY' ? nameIn(at.closest('tr')) : null;
  const typed = at?.type === 'search' ? [at.selectionStart, at.selectionEnd] : null;
  return () => {
    for (const details of main.querySelectorAll('details')) {
      const name = nameIn(details.closest('tr'));
      details.open = opened.has(name);
      if (name === folded) details.firstChild.focus({ preventScroll: true });
    }
    if (link) document.querySelector(`a[href="${CSS.escape(link)}"]`)?.focus({ preventScroll: true });
    const field = typed && document.querySelector('input[type=search]');
    if (!field) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(...typed);
  };
}

// A wall is read from afar: it takes as many columns of tables as leave room for the largest letters with which all of it
// can be seen at once. Where none will do, as for very many tables, it turns its pages: a projector has no mouse.
function fit() {
  clearInterval(turning);
  document.querySelector('.leaf').textContent = '';
  const root = document.documentElement;
  root.style.fontSize = '';
  main.classList.remove('fitted');
  const cards = wide.matches && main.querySelector('.cards');
  if (!cards || !main.classList.contains('wall')) return;
  const fits = (columns, pixels) => {
    main.style.setProperty('--columns', columns);
    root.style.fontSize = `${pixels}px`;
    return root.scrollHeight <= innerHeight && cards.scrollWidth <= cards.clientWidth;
  };
  const smallest = 15;
  const largest = 72;
  let [best, columns] = [smallest - 1, 0];
  main.classList.add('fitted');
  for (let some = 1; some <= Math.min(cards.childElementCount, 8); some += 1) {
    while (best < largest && fits(some, best + 1)) [best, columns] = [best + 1, some];
  }
  if (columns > 0) return void fits(columns, best);
  turnPages([...cards.children], fits);
}

// As many tables at a time as fit in letters that can be read across a room. Whoever points at a table or is in one with the
// keyboard keeps it.
function turnPages(all, fits) {
  const readable = Math.min(26, Math.max(16, Math.round(innerHeight / 45)));
  const showOnly = (from, to) => all.forEach((card, at) => { card.hidden = at < from || at >= to; });
  const mostFrom = (from, columns) => {
    let count = 0;
    for (let more = 1; from + more <= all.length; more += 1) {
      showOnly(from, from + more);
      if (!fits(columns, readable)) break;
      count = more;
    }
    return count;
  };
  let [columns, most] = [1, 1];
  for (let some = 1; some <= 8; some += 1) {
    const count = mostFrom(0, some);
    if (count > most) [columns, most] = [some, count];
  }
  const leaves = [];
  for (let from = 0; from < all.length;) {
    const count = Math.max(1, mostFrom(from, columns));
    leaves.push([from, from + count]);
    from += count;
  }
  const allFit = (size) => leaves.every((one) => { showOnly(...one); return fits(columns, size); });
  let pixels = readable;
  while (pixels < 72 && allFit(pixels + 1)) pixels += 1;
  const turn = () => {
    leaf %= leaves.length;
    showOnly(...leaves[leaf]);
    fits(columns, pixels);
    document.querySelector('.leaf').textContent = `${leaf + 1} / ${leaves.length}`;
  };
  turn();
  if (leaves.length < 2) return;
  turning = setInterval(() => {
    if (main.querySelector('.cards:hover, .cards :focus')) return;
    leaf += 1;
    turn();
  }, turnMs);
}

// Gives up in time: a line may be dead without anybody having said so.
function load(name) {
  return fetch(`data/${reader.language}/${name}.json`, { cache: 'no-cache', signal: AbortSignal.timeout(askAgainMs / 2) });
}

// A page that there is not, or no longer: the ways to the others stay.
async function showNone() {
  if (pageName === 'index') return;
  const answer = await load('index');
  if (!answer.ok) return;
  const index = JSON.parse(await answer.text());
  shownText = '';
  show({ ...index, title: index.words.none, subtitle: '', blocks: [] });
}

function tell() {
  if (!shown) return;
  const time = clockTime(heardAt);
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

// What is drawn already is left alone, so that nobody loses his place.
function take(text) {
  if (text === shownText) return;
  const page = JSON.parse(text);
  if (page.language === undefined) return void showNone();
  if (page.language !== reader.language) return;
  shownText = text;
  show(page);
}

async function ask() {
  try {
    const answer = await load(pageName);
    if (!answer.ok && answer.status !== 404) throw new Error(String(answer.status));
    const date = Date.parse(answer.headers.get('Date') || '');
    if (Number.isFinite(date)) reader.offset = date + 500 - Date.now();
    if (answer.ok) take(await answer.text());
    else await showNone();
    heard();
    return answer.ok && shown.live === true;
  } catch {
    lost = heardAt > 0;
    tell();
    return false;
  }
}

function follow() {
  pause();
  stream = new EventSource(`stream/${reader.language}/${pageName}`);
  stream.addEventListener('message', (event) => { take(event.data); heard(); });
  stream.addEventListener('beat', heard);
  stream.addEventListener('error', () => { lost = heardAt > 0; tell(); });
  stream.addEventListener('open', heard);
}

function pause() {
  if (stream) stream.close();
  stream = null;
}

async function begin() {
  pause();
  const live = await ask();
  if (live && !document.hidden) follow();
}

offerLanguages(() => {
  // The choice is the later word: an address with another language in it would have the last one.
  reader.asked = false;
  history.replaceState(null, '', file + (number && `?n=${number}`));
  begin();
});

setInterval(() => {
  const changed = [...document.querySelectorAll('.clock, .timed')].map((timed) => timed.tick());
  if (changed.includes(true)) fit();
}, 500);
setInterval(() => {
  const silent = Date.now() - heardAt > silentMs;
  if (!document.hidden && (!stream || stream.readyState === EventSource.CLOSED || silent)) begin();
}, askAgainMs);
addEventListener('online', begin);
addEventListener('resize', fit);
// A page that nobody sees holds no line: browsers have six for one server, and keep the pages that were left, with theirs,
// so that the seventh would wait for ever.
document.addEventListener('visibilitychange', () => (document.hidden ? pause() : begin()));
addEventListener('pagehide', pause);
addEventListener('pageshow', (event) => { if (event.persisted) begin(); });
begin();
