import { expect, test } from 'vitest';
import { FORMAT, parseSavedGame, VERSION, type SavedGame } from './saved-game';

const saved: SavedGame = {
  format: FORMAT,
  version: VERSION,
  seats: [
    { name: 'Ren', deck: 'bench-a' },
    { name: 'Aya', deck: 'bench-b' },
  ],
  modes: ['smooth', 'strict'],
  lifePoints: 8000,
  line: [
    { how: 'hand', player: 0, answer: { kind: 'option', index: 3, zone: 2 } },
    {
      how: 'tacit',
      player: 1,
      answer: { kind: 'option', index: 0 },
      mark: { window: 'summonSuccess', turn: 1, phase: 'main1', line: 4 },
    },
    { how: 'forced', player: 0, answer: { kind: 'value', value: 'attack' } },
    { how: 'hand', player: 1, answer: { kind: 'cards', places: ['1:hand:0'] } },
    { how: 'unknown' },
  ],
  recording: { anything: ['the engine', 1] },
};

const whyNot = (text: string): string => {
  const parsed = parseSavedGame(text);
  return parsed.ok ? 'opened' : parsed.problem.why;
};

test('a kept duel comes back as it was', () => {
  expect(parseSavedGame(JSON.stringify(saved))).toEqual({ ok: true, saved });
});

test('who plays for a seat comes back with its level and its seed', () => {
  const players = [{ kind: 'person' }, { kind: 'partner', level: 'keen', seed: 'abc' }] as const;
  expect(parseSavedGame(JSON.stringify({ ...saved, players }))).toEqual({ ok: true, saved: { ...saved, players } });
  expect(whyNot(JSON.stringify({ ...saved, players: [players[0], { ...players[1], level: 'perfect' }] }))).toBe('damaged');
});

test('a line of play that is damaged says which part of which answer is missing, not that an object is no object', () => {
  const detail = (line: readonly unknown[]): string => {
    const parsed = parseSavedGame(JSON.stringify({ ...saved, line }));
    return parsed.ok ? 'opened' : parsed.problem.detail;
  };
  const [first] = saved.line;
  expect(detail([first, { how: 'tacit', at: 9 }])).toMatch(/^line\.1\.player: .*"player"/);
  expect(detail([{ how: 'guessed' }])).toMatch(/^line\.0\.how: .*"tacit".*"guessed"/);
  expect(detail([{ ...first, answer: { kind: 'option' } }])).toMatch(/^line\.0\.answer\.index: .*"index"/);
});

test('what cannot be opened says why', () => {
  expect(whyNot(JSON.stringify(saved).slice(0, -20))).toBe('damaged');
  expect(whyNot('[]')).toBe('foreign');
  expect(whyNot('{"format":"another-game","version":1}')).toBe('foreign');
  expect(whyNot(JSON.stringify({ ...saved, version: 0 }))).toBe('older');
  expect(whyNot(JSON.stringify({ ...saved, version: VERSION + 1 }))).toBe('newer');
  expect(whyNot(JSON.stringify({ ...saved, seats: ['Ren', 'Aya'] }))).toBe('damaged');
});
