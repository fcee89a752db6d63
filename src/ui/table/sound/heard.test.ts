import { expect, test } from 'vitest';
import { heardSince } from './heard';
import { duelSounds } from '../../../games/duel/sounds';
import { SOUNDS } from '../../../games/sound';
import { visionSounds } from '../../../games/vision/sounds';
import { VOICES } from './voices';

const log = (...verbs: readonly string[]) => verbs.map((verb, number) => ({ verb, number }));

test('only what is new in the log is heard, and the same sound once in a row', () => {
  expect(heardSince(log('turn', 'draw', 'draw', 'phase', 'summon'), 0, duelSounds)).toEqual(['draw', 'summon']);
  expect(heardSince(log('turn', 'draw'), 1, duelSounds)).toEqual([]);
});

test('a chain is heard link by link, and then as it resolves', () => {
  expect(heardSince(log('chainLink', 'negate', 'resolve', 'damage'), -1, duelSounds)).toEqual([
    'link',
    'negate',
    'resolve',
    'damage',
  ]);
});

test('an attack lays a stone in VISION and no link in the duel', () => {
  expect(heardSince(log('attack'), -1, visionSounds)).toEqual(['link']);
  expect(heardSince(log('attack'), -1, duelSounds)).toEqual([]);
});

test('of many the last ones are heard, the end of the game among them', () => {
  const sounds = heardSince(log('draw', 'summon', 'chainLink', 'resolve', 'damage', 'win'), -1, duelSounds);
  expect(sounds).toEqual(
    ['chainLink', 'resolve', 'damage', 'win'].map((verb) => ({ chainLink: 'link', win: 'result' })[verb] ?? verb),
  );
});

test('no two sounds are alike', () => {
  const outlines = SOUNDS.map((sound) => JSON.stringify(VOICES[sound]));
  expect(new Set(outlines).size).toBe(SOUNDS.length);
});
