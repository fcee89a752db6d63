import { describe, expect, test } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import { seededRandom } from '../../engine/kernel';
import { randomAnswer } from '../../engine/duel/testing/random-answer';
import { BOTH, duel, vision } from '../../games/testing/games';
import { savedOf } from '../../games/duel/testing/random-duel';
import { livelyAnswer, savedVision } from '../../games/vision/testing/random-vision';
import { visionGame } from '../../games/vision/cards';
import type { VisionRun } from '../../engine/vision';
import type { SavedGame } from '../keeping/saved-game';
import { notatedText } from './notated';
import type { PlayedBack } from './played-back';
import { publicRecordingOf } from './public-recording';
import { readRecordedFile } from './recorded-file';

/** Longer than a whole evening: every window was asked by hand, and nobody ran out of cards or of Life Points. */
const DECISIONS = 1500;

const DECK = 60;

const notations = { duel: await duel.notation(), vision: await vision.notation() };

function longDuel(): SavedGame {
  const [one, other] = duelGame.decks('expert').map((deck) => ({ ...deck, main: [...deck.main, ...deck.main].slice(0, DECK) }));
  const run = duelGame.start({ profile: 'expert', seed: 'a long evening', decks: [one!, other!], lifePoints: 200_000, first: 0 });
  const random = seededRandom('answers of a long evening');
  while (run.decision && run.answers.length < DECISIONS) run.answer(randomAnswer(run.decision, random));
  return savedOf(run);
}

/** Decks four times as large, and more lives than a game can take. */
function longVision(): SavedGame {
  const [one, other] = visionGame.decks('vision').map(({ main }) => ({ main: [main, main, main, main].flat() }));
  const run: VisionRun = visionGame.start({ seed: 'a long evening', decks: [one!, other!], life: 10_000, first: 0 });
  const random = seededRandom('answers of a long evening');
  while (run.decision && run.answers.length < DECISIONS) run.answer(livelyAnswer(run.decision, random));
  return savedVision(run);
}

/**
 * Milliseconds of the processor, those of the compiler beside it among them, and by the clock: what a player waits, which on a
 * busy machine tells something else. Only for figures.
 */
function timeOf(act: () => void): string {
  const [begun, at] = [process.cpuUsage(), performance.now()];
  act();
  const [{ user, system }, waited] = [process.cpuUsage(begun), performance.now() - at];
  return `${((user + system) / 1000).toFixed(0)} (${waited.toFixed(0)})`;
}

/** What saving costs the first time, and once it has been done before. */
function figures(what: string, played: () => PlayedBack, save: (played: PlayedBack) => string): void {
  const times = Array.from({ length: 6 }, () => {
    const duel = played();
    let length = 0;
    return { ms: timeOf(() => (length = save(duel).length)), length };
  });
  const [first, ...again] = times.map(({ ms }) => ms);
  console.log(`${what}: ${first!} ms, then ${again.join(', ')} ms; ${times[0]!.length} characters`);
}

describe.each([
  ['duel', longDuel],
  ['vision', longVision],
] as const)(`a recording of ${DECISIONS} decisions: %s`, (id, played) => {
  const file = JSON.stringify(played());
  const opened = (text: string): PlayedBack => {
    const read = readRecordedFile(BOTH, text);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    return read.file.played;
  };
  const publicFile = (game: PlayedBack): string => JSON.stringify(publicRecordingOf(game));
  const notation = (game: PlayedBack): string => notatedText(game, 'en', notations[id]);

  test('is as long as that', () => expect(opened(file).positions).toBe(DECISIONS + 1));

  test('has a public file in which every decision is found again', () => {
    const game = opened(file);
    const again = opened(publicFile(game));
    expect([again.isPublic, again.positions]).toEqual([true, game.positions]);
    expect(again.turns).toEqual(game.turns);
    const lives = (one: PlayedBack): unknown[] =>
      one.turns.map((_, at) => one.view(at, 'public').seats.map(({ counters }) => counters));
    expect(lives(again)).toEqual(lives(game));
    if (process.env.KUSARI_FIGURES) figures('public file', () => opened(file), publicFile);
  });

  test('keeps in its public file the same as of views that tell more', () => {
    const game = opened(file);
    const told = { ...game, filedView: (at: number) => game.view(at, 'public') };
    expect(publicFile(told)).toBe(publicFile(game));
  });

  test('is written down line by line, turn by turn', () => {
    const text = notation(opened(file));
    const turns = opened(file).view(DECISIONS, 'public').turn;
    for (let turn = 1; turn <= turns; turn++) expect(text).toContain(`== Turn ${turn}`);
    if (process.env.KUSARI_FIGURES) figures('notation', () => opened(file), notation);
  });
});
