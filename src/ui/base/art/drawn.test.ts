import { expect, test } from 'vitest';
import { allCardFacts } from '../../../games/duel/cards/printed';
import { BACK, chainRing, MARK } from './chain-art';
import { drawn, isDrawing } from './drawn';
import { GLYPHS } from './glyphs';
import { kamonOf } from './kamon';
import { seatCrest } from './seat-crests';

test('every crest, sign and emblem of the page is a drawing', () => {
  const ring = chainRing({
    links: 8,
    radius: 46,
    wire: 4.4,
    long: 12.7,
    wide: 8.2,
    colour: 'var(--color-gold-3)',
    ground: 'var(--color-urushi-2)',
  });
  const all = [
    MARK,
    BACK,
    ring,
    seatCrest(0),
    seatCrest(1),
    ...Object.values(GLYPHS),
    ...allCardFacts.map((facts) => kamonOf(facts).markup),
  ];
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((markup) => !isDrawing(markup))).toEqual([]);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an act of its own', '<path d="M0 0" onload="alert(1)"/>'],
  ['a style', '<g style="fill:red"><path d="M0 0"/></g>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ['a foreign page', '<foreignObject><iframe src="x"/></foreignObject>'],
  ['a picture', '<image href="x"/>'],
  ['plain words', 'hello'],
  ['a value that goes on after its quotes', '<path d="M0 0"onload="x"/>'],
])('%s is no drawing, and is not put on the page', (_, markup) => {
  expect(isDrawing(markup)).toBe(false);
  expect(() => drawn(markup)).toThrow('not a drawing');
});

test('the same text is the same drawing, so that nothing is drawn twice', () => {
  expect(drawn('<path d="M1 1"/>')).toBe(drawn('<path d="M1 1"/>'));
});
