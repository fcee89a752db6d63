import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecordedFile } from '../recordings/recorded-file';
import { openSavedGame } from './open-game';
import { parseSavedGame } from './saved-game';
import { BOTH, DUEL_ALONE } from '../../games/testing/games';
import type { GameView } from '../../games/view';

/** What the table wrote before the format of recordings changed. */
const former = (name: string): string => readFileSync(new URL(`../testing/former/${name}.json`, import.meta.url), 'utf8');

test('a match that was kept in its second duel opens at the same question, with its first duel', () => {
  const parsed = parseSavedGame(former('match-in-its-second-duel'));
  if (!parsed.ok) throw new Error(parsed.problem.detail);
  const opened = openSavedGame(DUEL_ALONE, parsed.saved);
  if (!opened.ok) throw new Error(opened.problem.detail);
  expect(opened).not.toHaveProperty('lost');
  expect(opened.open.match?.duels).toMatchObject([{ winner: 0, reason: 'surrender' }]);
  const { session } = opened.open.running;
  expect(session.view('public')).toMatchObject({ turn: 3, phase: 'main1', decision: { kind: 'idle', player: 1 }, result: null });
  const first = readRecordedFile(
    DUEL_ALONE,
    JSON.stringify({ ...parsed.saved, line: [], recording: opened.open.match!.duels[0]!.recording }),
  );
  expect(first).toMatchObject({ ok: true, file: { kind: 'duel' } });
  expect(first).not.toHaveProperty('file.lost');
});

test('a duel that was kept with a recording of the second format opens at its question and is kept in the format of today', () => {
  const recordings = JSON.parse(
    readFileSync(new URL('../../engine/duel/testing/former/format-2.json', import.meta.url), 'utf8'),
  ) as readonly { readonly rests: readonly { readonly rest: unknown }[]; readonly answers: readonly unknown[] }[];
  for (const { rests, ...recording } of recordings) {
    const kept = {
      format: 'kusari-duel',
      version: 1,
      seats: [
        { name: 'Ren', deck: 'bench-a' },
        { name: 'Aya', deck: 'bench-b' },
      ],
      modes: ['smooth', 'strict'],
      lifePoints: 8000,
      line: [],
      recording: { ...recording, rest: rests[0]!.rest },
    };
    const parsed = parseSavedGame(JSON.stringify(kept));
    if (!parsed.ok) throw new Error(parsed.problem.detail);
    const opened = openSavedGame(DUEL_ALONE, parsed.saved);
    if (!opened.ok) throw new Error(opened.problem.detail);
    expect(opened).not.toHaveProperty('lost');
    const saved = opened.open.running.session.save() as { readonly format: string; readonly answers: readonly unknown[] };
    expect(saved.format).toBe('kusari-recording/3');
    // What a seat in smooth mode lets pass comes after what was kept.
    expect(saved.answers.slice(0, recording.answers.length)).toEqual(recording.answers);
  }
});

test('a recording of the public side opens at its last position', () => {
  const read = readRecordedFile(DUEL_ALONE, former('public-recording'));
  if (!read.ok || read.file.kind !== 'public') throw new Error('cannot be read');
  const { played, recording } = read.file;
  expect(played.positions).toBe(recording.positions.length);
  expect(played.view(played.positions - 1, 'public').decision).toMatchObject(
    (recording.positions.at(-1) as Partial<GameView>).decision ?? {},
  );
});

test('a game of VISION that was kept when the table was composed for each game by itself opens at its question, and its public side too', () => {
  const parsed = parseSavedGame(former('vision-game'));
  if (!parsed.ok) throw new Error(parsed.problem.detail);
  const opened = openSavedGame(BOTH, parsed.saved);
  if (!opened.ok) throw new Error(opened.problem.detail);
  expect(opened).not.toHaveProperty('lost');
  const { session } = opened.open.running;
  expect(session.answerCount).toBe(45);
  expect(session.view('public')).toMatchObject({
    game: 'vision',
    turn: 3,
    phase: 'main',
    decision: { player: 1, window: 'phase' },
  });

  const read = readRecordedFile(BOTH, former('vision-public-recording'));
  if (!read.ok || read.file.kind !== 'public') throw new Error('cannot be read');
  const { played } = read.file;
  expect(played.positions).toBe(46);
  expect(played.view(45, 'public')).toMatchObject({ turn: 3, phase: 'main', decision: { player: 1, window: 'phase' } });
});
