// No rule of style looks through the whole table: with such a `:has()` every word that comes or goes has hundreds of parts styled
// anew (docs/performance.md). Nor does one mean any element behind a class that a card gets and loses: with it all that is drawn
// of the card is styled anew.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { pageFiles } from './page-files.mjs';

/** What holds a whole field. */
const FRAME = /\.(at-table|duel-table|table-frame|mid|side|sides|audience-(frame|field))(?![\w-])/;
/** What a card gets and loses while it is played. */
const MARK = /\.(slot|cell|stander|lying)--/;
/** Tells an element from most others. */
const NAMED = /[.#[]|::/;

/** Cuts a selector outside of its brackets. */
function cut(text, at) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += '(['.includes(letter) ? 1 : ')]'.includes(letter) ? -1 : 0;
    if (depth === 0 && at.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
const isBounded = (argument) => /^[>+~]/.test(argument) && !/\s/.test(argument.replaceAll(/\s*[>+~]\s*/g, '>'));

/** Each `:has()` of a compound, with what the rest of the compound says of the element that it stands at. */
function lookingAt(compound) {
  const nested = [];
  const own = compound.replaceAll(/:(has|is|not|where)(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))/g, (all, name, list) => {
    const inner = cut(list.slice(1, -1), /,/);
    if (name === 'has') nested.push({ from: '', looksFor: inner });
    else for (const one of inner) nested.push(...cut(one, /[\s>+~]/).flatMap(lookingAt));
    return name === 'is' || name === 'where' ? all.replaceAll(/:has\([^]*/g, '') : '';
  });
  return nested.map(({ from, looksFor }) => ({ from: own + from, looksFor }));
}

/** Without what it says of itself by `:not()`, its place and its state, the compound says nothing. */
const isAny = (compound) =>
  /^\*?$/.test(compound.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)|(?<!:):(?!is|where)[a-z-]+(\([^()]*\))?/g, ''));

function mistakesOf(selector) {
  const compounds = cut(selector, /[\s>+~]/);
  if (isAny(compounds.at(-1)) && compounds.slice(0, -1).some((compound) => MARK.test(compound)))
    return ['behind what a card gets and loses any element is meant; say at least its tag'];
  if (!selector.includes(':has(')) return [];
  const all = compounds.flatMap(lookingAt);
  const isElsewhere = !compounds.at(-1).includes(':has(');
  return [
    ...all.filter(({ from }) => !NAMED.test(from)).map(() => 'its :has() stands at any element'),
    ...all
      .filter(({ from, looksFor }) => FRAME.test(from) && !looksFor.every(isBounded))
      .map(() => 'its :has() looks through the whole table; say it by an attribute of the table'),
    ...(isElsewhere && !NAMED.test(compounds.at(-1)) ? ['behind its :has() any element may be meant'] : []),
  ];
}

const mistakes = (css) =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, prelude]) => cut(prelude.trim(), /,/))
    .flatMap((selector) => mistakesOf(selector).map((say) => `${selector}: ${say}`));

const canaries = [
  '.duel-table:has(.guide) .top {}',
  '.duel-table:not([data-facing]):has(> .mid .guide) .top {}',
  '.duel-table:not(:has(.guide)) .top {}',
  '.top > :has(> .glyph) {}',
  '.top button:has(.glyph) {}',
  '@media print { .cell:has(> .card) > * {} }',
  '.cell, .dock:has(.note) p {}',
  '.card:is(.mid:has(.note)) .name {}',
  '.slot--asks > .bubble > :not(.bubble__why) {}',
  '.cell--can > * {}',
];
const sound = [
  '.duel-table:has(> .frame > .note) .top {}',
  '.slot:not(:hover, :has(.halo)) {}',
  '.cell:has(> :nth-child(3)) .name {}',
  '.slot--asks > .bubble > button:not(.bubble__why) {}',
  '.slot--can::after {}',
  '.lying--wide > :is(.linknos, .flag) {}',
];
const unseen = canaries.filter((css) => mistakes(css).length === 0);
const refused = sound.filter((css) => mistakes(css).length > 0);
const found = pageFiles()
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => mistakes(readFileSync(join(root, file), 'utf8')).map((say) => `${file}: ${say}`));
for (const line of [
  ...unseen.map((css) => `The check does not see: ${css}`),
  ...refused.map((css) => `The check refuses: ${css}`),
  ...found,
])
  console.error(line);
console.log(
  `Selectors: ${canaries.length - unseen.length} of ${canaries.length} planted mistakes found, ${found.length} on the page`,
);
process.exit(unseen.length + refused.length + found.length > 0 ? 1 : 0);
