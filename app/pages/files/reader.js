// The reader's language: of the address, of the choice that this device stored, or of the browser. The select box at the foot
// of a page changes it.
'use strict';

const languages = ['en', 'fr', 'it', 'pl', 'ru'];
const names = { en: 'English', fr: 'Français', it: 'Italiano', pl: 'Polski', ru: 'Русский' };

function stored(key) {
  try { return localStorage.getItem(key); } catch { return null; }
}

function store(key, value) {
  try { localStorage.setItem(key, value); } catch { /* it is valid for this page alone */ }
}

function wishedLanguage(query) {
  const wishes = [query.get('lang'), stored('language'), ...(navigator.languages || [])];
  for (const wish of wishes) {
    const tag = String(wish || '').slice(0, 2).toLowerCase();
    if (languages.includes(tag)) return tag;
  }
  return 'en';
}

// Fills the select box, and calls `chosen` after a choice.
function offerLanguages(chosen) {
  const choice = document.querySelector('select.language');
  for (const tag of languages) {
    const option = make('option', names[tag]);
    option.value = tag;
    option.lang = tag;
    choice.append(option);
  }
  choice.value = reader.language;
  choice.addEventListener('change', () => {
    reader.language = choice.value;
    store('language', reader.language);
    chosen();
  });
}
