// What a page looks like to whoever reads it: each function answers with faults as sentences, or with nothing.
'use strict';

window.probe = (() => {
  const hidden = (element) => {
    const style = getComputedStyle(element);
    return style.display === 'none' || style.visibility === 'hidden' || style.clipPath !== 'none';
  };
  const seen = (element) => {
    for (let at = element; at; at = at.parentElement) if (hidden(at)) return false;
    return element.checkVisibility() && element.getClientRects().length > 0;
  };
  const told = (element) => `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent.trim().slice(0, 40)}`;

  // Every piece of text that can be seen, with the element that it stands in.
  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (node.data.trim() && !['SCRIPT', 'NOSCRIPT', 'OPTION'].includes(element.tagName) && seen(element)) yield [node, element];
    }
  }

  // Words of one piece that stand on two lines.
  function* broken() {
    const range = document.createRange();
    for (const [node, element] of texts()) {
      for (const word of node.data.matchAll(/(?<=^|\s)\p{L}{2,16}(?=[\s,.:;]|$)/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if ([...range.getClientRects()].filter((box) => box.width > 0.5).length > 1) yield `broken word ${word[0]}: ${told(element)}`;
      }
    }
  }

  // Nothing is wider than the window, and no text leaves the frame that it stands in or is cut off there. `shortened` may be.
  function layout(shortened) {
    const faults = [];
    const most = innerWidth + 0.5;
    if (document.scrollingElement.scrollWidth > innerWidth) faults.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!seen(element) || hidden(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.right > most || box.left < -0.5) faults.push(`from ${box.left} to ${box.right}: ${told(element)}`);
      const cut = getComputedStyle(element).overflow === 'hidden'
        && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
      if (cut && element.textContent !== shortened) faults.push(`cut off: ${told(element)}`);
    }
    const range = document.createRange();
    for (const [node, element] of texts()) {
      range.selectNodeContents(node);
      const frame = element.closest('td, th, .card, .notice, .said, footer, nav, main, header').getBoundingClientRect();
      const box = range.getBoundingClientRect();
      if (box.right > frame.right + 1 || box.left < frame.left - 1) faults.push(`leaves its frame: ${told(element)}`);
    }
    faults.push(...broken());
    const end = document.querySelector('main').getBoundingClientRect().bottom + scrollY;
    const foot = document.querySelector('footer').getBoundingClientRect().height;
    if (end + foot > document.documentElement.scrollHeight + 1) faults.push('the end of the page lies under its foot');
    return faults;
  }

  const numbers = (colour) => {
    const found = colour.match(/[\d.]+/g).map(Number);
    const scale = colour.startsWith('color(') ? 255 : 1;
    return { rgb: found.slice(0, 3).map((part) => part * scale), alpha: found.length > 3 ? found[3] : 1 };
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  function ground(element) {
    for (let at = element; at; at = at.parentElement) {
      const colour = numbers(getComputedStyle(at).backgroundColor);
      if (colour.alpha === 1) return colour.rgb;
      if (colour.alpha > 0) throw new Error(`half a colour behind ${told(element)}`);
    }
    return [255, 255, 255];
  }
  // WCAG 2: of text on what lies behind it.
  function ratio(colour, behind) {
    const [bright, dark] = [light(numbers(colour).rgb), light(behind)].sort((a, b) => b - a);
    return (bright + 0.05) / (dark + 0.05);
  }

  function contrast(least) {
    const faults = new Set();
    const look = (element, style, what) => {
      const found = ratio(style.color, ground(element));
      if (found < least) faults.add(`${found.toFixed(2)}: ${what} ${told(element)}`);
    };
    for (const [, element] of texts()) look(element, getComputedStyle(element), 'text');
    for (const element of document.querySelectorAll('[data-head]')) if (seen(element)) look(element, getComputedStyle(element, '::before'), 'head');
    for (const element of document.querySelectorAll('input')) look(element, getComputedStyle(element, '::placeholder'), 'hint');
    for (const element of document.querySelectorAll('select')) look(element, getComputedStyle(element), 'choice');
    return [...faults];
  }

  return { layout, contrast, seen };
})();
