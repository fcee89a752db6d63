import { describe, expect, test } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import type { DuelRun } from '../../engine/duel';
import { seededRandom } from '../../engine/kernel';
import { randomAnswer } from '../../engine/duel/testing/random-answer';
import { duel, DUEL_ALONE } from '../../games/testing/games';
import { savedOf } from '../../games/duel/testing/random-duel';
import { notatedText } from './notated';
import type { PlayedBack } from './played-back';
import { publicRecordingOf } from './public-recording';
import { readRecordedFile } from './recorded-file';

/** Longer than a whole evening: every window was asked by hand, and nobody ran out of cards or of Life Points. */
const DECISIONS = 1500;

const DECK = 60;

const notation = await duel.notation();

function longDuel(): DuelRun {
  const [one, other] = duelGame.decks('expert').map((deck) => ({ ...deck, main: [...deck.main, ...deck.main].slice(0, DECK) }));
  const run = duelGame.start({ profile: 'expert', seed: 'a long evening', decks: [one!, other!], lifePoints: 200_000, first: 0 });
  const random = seededRandom('answers of a long evening');
  while (run.decision && run.answers.length < DECISIONS) run.answer(randomAnswer(run.decision, random));
  return run;
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

describe(`a recording of ${DECISIONS} decisions`, () => {
  const file = JSON.stringify(savedOf(longDuel()));
  const opened = (text: string): PlayedBack => {
    const read = readRecordedFile(DUEL_ALONE, text);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    return read.file.played;
  };
  const played = (): PlayedBack => opened(file);
  const publicFile = (duel: PlayedBack): string => JSON.stringify(publicRecordingOf(duel));

  test('is as long as that', () => expect(played().positions).toBe(DECISIONS + 1));

  test('has a public file in which every decision is found again', () => {
    const duel = played();
    const again = opened(publicFile(duel));
    expect([again.isPublic, again.positions]).toEqual([true, duel.positions]);
    expect(again.turns).toEqual(duel.turns);
    const lifePoints = (one: PlayedBack): unknown[] =>
      one.turns.map((_, at) => one.view(at, 'public').seats.map(({ counters }) => counters));
    expect(lifePoints(again)).toEqual(lifePoints(duel));
    if (process.env.KUSARI_FIGURES) figures('public file', played, publicFile);
  });

  test('keeps in its public file the same as of views that tell more', () => {
    const duel = played();
    const told = { ...duel, filedView: (at: number) => duel.view(at, 'public') };
    expect(publicFile(told)).toBe(publicFile(duel));
  });

  test('is written down line by line, turn by turn', () => {
    const text = notatedText(played(), 'en', notation);
    const turns = played().view(DECISIONS, 'public').turn;
    for (let turn = 1; turn <= turns; turn++) expect(text).toContain(`== Turn ${turn}`);
    if (process.env.KUSARI_FIGURES) figures('notation', played, (duel) => notatedText(duel, 'en', notation));
  });
});
