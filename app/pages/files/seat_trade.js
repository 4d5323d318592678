// What a player types: the sum of the own notes, and a trade that is put together for another seat. The program makes its line of it, and says what it would do.
'use strict';

let draft = { with: 0, give: new Set(), get: new Set(), giveSum: '', getSum: '' };

function countBox({ count, words }) {
  const box = make('section', undefined, 'pick');
  const sum = field('card.count', words.count, (input) => { input.inputMode = 'numeric'; });
  const look = button('count.show', words.look, () => { if (sum.value.trim()) tryLine(`${count.prefix}${sum.value.trim()}${count.suffix}`); });
  box.append(sum, look);
  return box;
}

function tradeSide(label, deeds, chosen, sumKey, words) {
  const box = make('fieldset');
  box.append(make('legend', label));
  const sum = field(`trade.${sumKey}`, words.sum, (input) => {
    input.inputMode = 'numeric';
    input.value = draft[sumKey];
    input.addEventListener('input', () => { draft[sumKey] = input.value; });
  });
  box.append(sum);
  for (const deed of deeds) {
    const line = make('label', undefined, 'switch');
    const mark = make('input');
    mark.type = 'checkbox';
    mark.dataset.key = `trade.${sumKey}.${deed.mark}`;
    mark.checked = chosen.has(deed.mark);
    mark.addEventListener('change', () => (mark.checked ? chosen.add(deed.mark) : chosen.delete(deed.mark)));
    line.append(mark, swatch(deed.colour), named(make('span', deed.name)));
    box.append(line);
  }
  return box;
}

function tradeBox(play) {
  const { words } = play;
  const box = make('details', undefined, 'deed');
  box.dataset.deed = 'trade';
  const head = make('summary');
  head.append(make('span', words.trade));
  const body = make('div', undefined, 'pick');
  const partner = play.partners.find((each) => each.seat === draft.with) || play.partners[0];
  const pairs = make('div', undefined, 'partners');
  pairs.setAttribute('role', 'group');
  pairs.setAttribute('aria-label', words.with);
  for (const each of play.partners) {
    const choice = button(`trade.with.${each.seat}`, each.name, () => {
      draft.with = each.seat;
      draft.get.clear();
      drawPage();
    });
    choice.setAttribute('aria-pressed', each === partner);
    pairs.append(choice);
  }
  const show = button('trade.show', words.look, () => act('try', {
    with: partner.seat,
    give: [draft.giveSum.trim(), ...draft.give].filter(Boolean),
    get: [draft.getSum.trim(), ...draft.get].filter(Boolean),
  }));
  show.classList.add('foremost');
  body.append(pairs, tradeSide(words.give, play.own, draft.give, 'giveSum', words),
    tradeSide(words.get, partner.deeds, draft.get, 'getSum', words), show);
  box.append(head, body);
  return box;
}

// A trade that another player offers.
function offeredTrade(trade, words) {
  const box = make('section', undefined, 'asks');
  box.append(make('p', words.asks, 'wait'), named(make('p', trade.text)));
  const pair = make('div', undefined, 'offers');
  const agree = button(`agree.${trade.id}`, words.agree, () => act('agree', { trade: trade.id, meaning: trade.meaning }));
  agree.classList.add('foremost');
  pair.append(agree, button(`decline.${trade.id}`, words.decline, () => act('decline', { trade: trade.id })));
  box.append(pair);
  return box;
}
