import type { Session } from '../../games/view';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import { DuelSession } from '../../engine/duel';
import { seededRandom } from '../../engine/kernel';
import { RunningGame } from '../running/running-game';
import type { Pair, PriorityMode } from '../seats';
import { nextAnswer } from '../testing/person';

const builtInDecks = duelGame.decks('expert');

const VIEWERS = [0, 1, 'public'] as const;

/**
 * Everything there is of a position: the state with its random stream, the log, the pending question, and what each viewer sees.
 */
const everything = (session: Session): string =>
  JSON.stringify([session.save(), session.moment, VIEWERS.map((viewer) => session.view(viewer))]);

const start = (seed: number): DuelSession =>
  DuelSession.over(
    duelGame.start({
      profile: 'expert',
      seed: `rewind ${seed}`,
      decks: [builtInDecks[seed % builtInDecks.length]!, builtInDecks[(seed + 3) % builtInDecks.length]!],
    }),
  );

/** Plays on until so many answers are given, and notes each position in which something was asked. */
function play(duel: RunningGame, seed: number, answers: number): Map<number, string> {
  const random = seededRandom(`answers ${seed}`);
  const positions = new Map([[duel.session.answerCount, everything(duel.session)]]);
  while (duel.session.answerCount < answers) {
    const next = nextAnswer(duel, random);
    if (!next || !duel.answer(next.player, next.answer).ok) break;
    positions.set(duel.session.answerCount, everything(duel.session));
  }
  return positions;
}

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const modes = fc.constantFrom<Pair<PriorityMode>>(['strict', 'strict'], ['smooth', 'strict'], ['smooth', 'smooth']);

test('at every decision of random duels: going back there and giving the same answers leads to the same duel, state and views', () => {
  fc.assert(
    fc.property(seeds, modes, (seed, mode) => {
      const duel = new RunningGame(start(seed), mode);
      const positions = play(duel, seed, 60);
      const { session } = duel;
      const end = everything(session);
      const line = [...duel.line];
      for (let at = session.answerCount - 1; at >= 0; at -= 1) {
        const elsewhere = session.at(at);
        session.rewindTo(at);
        expect(everything(session)).toBe(positions.get(at) ?? everything(session));
        expect(everything(elsewhere)).toBe(everything(session));
        for (const given of line.slice(at)) if (given.how !== 'unknown') session.answer(given.player, given.answer);
        expect(everything(session)).toBe(end);
      }
    }),
    { numRuns: 4, seed: 20040401 },
  );
}, 120_000);

test('an objection that is withdrawn, at any window of random duels, leaves nothing behind but the record of it', () => {
  let objections = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const duel = new RunningGame(start(seed), ['smooth', 'smooth']);
      play(duel, seed, 60);
      const end = everything(duel.session);
      for (let round = 0; round < 6; round += 1) {
        const window = [...duel.windowsOf(0), ...duel.windowsOf(1)][0];
        if (!window) break;
        const { priority } = duel;
        duel.respond(window);
        expect(duel.session.moment).toMatchObject({ kind: 'respond', player: window.player, window: window.window });
        duel.pass(window.player);
        expect(everything(duel.session)).toBe(end);
        expect(duel.priority).toEqual(priority);
        objections += 1;
      }
    }),
    { numRuns: 12, seed: 20040401 },
  );
  expect(objections).toBeGreaterThan(10);
}, 120_000);

test('what an objection or a consent takes back is drawn and tossed again the same way', () => {
  fc.assert(
    fc.property(seeds, fc.double({ min: 0, max: 1, noNaN: true }), (seed, part) => {
      const duel = new RunningGame(start(seed), ['strict', 'strict']);
      play(duel, seed, 90);
      const line = [...duel.line];
      const end = everything(duel.session);
      const at = duel.decisionAt(Math.floor(part * (line.length - 1)));
      duel.rewind(0, at);
      expect(duel.session.answerCount).toBe(at);
      expect(duel.branches.at(-1)!.line).toEqual(line.slice(at));
      while (duel.session.answerCount < line.length) {
        const given = line[duel.session.answerCount]!;
        if (given.how === 'unknown' || !duel.answer(given.player, given.answer).ok) throw new Error('the line does not fit');
      }
      expect(everything(duel.session)).toBe(end);
    }),
    { numRuns: 6, seed: 20040401 },
  );
}, 120_000);
