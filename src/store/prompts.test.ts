import { expect, test } from 'vitest';
import { duelGame } from '../games/duel/cards';
import { DuelSession } from '../engine/duel';
import { below, seededRandom, type Random } from '../engine/kernel';
import type { Given } from './running/given';
import { RunningGame } from './running/running-game';
import { nextAnswer } from './testing/person';

const builtInDecks = duelGame.decks('expert');

const TURNS = 10;

const start = (seed: string): DuelSession =>
  DuelSession.over(
    duelGame.start({
      profile: 'expert',
      seed,
      decks: [builtInDecks[0]!, builtInDecks[1]!],
      lifePoints: 16000,
      first: 0,
    }),
  );

const goesOn = (duel: RunningGame): boolean => (duel.session.moment?.turn ?? Infinity) <= TURNS;

/** A window that its player wants to come back to: one of its cards could have answered there, and chance says so. */
function wanted(duel: RunningGame, random: Random) {
  return ([0, 1] as const)
    .flatMap((player) => duel.windowsOf(player))
    .find(({ player, answers }) => {
      const options = duel.session.at(answers).view(player).decision?.options ?? [];
      return options.some((one) => one.do === 'activate') && below(random, 4) === 0;
    });
}

interface Played {
  readonly prompts: number;
  readonly objections: number;
  readonly line: readonly Given[];
  readonly end: string;
}

/** Ten turns in smooth mode, with objections; every question that a person answers is counted, those that were taken back too. */
function playSmooth(seed: string): Played {
  const duel = new RunningGame(start(seed), ['smooth', 'smooth']);
  const random = seededRandom(`${seed} plays`);
  let prompts = 0;
  let objections = 0;
  for (let answers = 0; answers < 1000 && goesOn(duel); answers += 1) {
    const window = below(random, 4) === 0 && !duel.isObjecting ? wanted(duel, random) : undefined;
    if (window) {
      duel.respond(window);
      objections += 1;
    }
    const next = nextAnswer(duel, random);
    if (!next || !duel.answer(next.player, next.answer).ok) break;
    prompts += 1;
  }
  return { prompts, objections, line: duel.line, end: JSON.stringify(duel.session.save().answers) };
}

/** The same acts in strict mode, where every window is asked. */
function playStrict(seed: string, line: readonly Given[]): Pick<Played, 'prompts' | 'end'> {
  const duel = new RunningGame(start(seed), ['strict', 'strict']);
  let prompts = 0;
  while (duel.session.answerCount < line.length) {
    const given = line[duel.session.answerCount]!;
    if (given.how === 'unknown' || !duel.answer(given.player, given.answer).ok) throw new Error('the line does not fit');
    prompts += 1;
  }
  return { prompts, end: JSON.stringify(duel.session.save().answers) };
}

test('in smooth mode ten turns ask a person at most half of what strict mode asks for the same acts', () => {
  const rows = ['1', '2', '3', '4', '5'].map((seed) => {
    const smooth = playSmooth(seed);
    const strict = playStrict(seed, smooth.line);
    expect(strict.end).toBe(smooth.end);
    return { seed, turns: TURNS, smooth: smooth.prompts, strict: strict.prompts, objections: smooth.objections };
  });
  if (process.env.KUSARI_FIGURES) console.table(rows);
  expect(rows.some((row) => row.objections > 0)).toBe(true);
  for (const { smooth, strict } of rows) expect(smooth).toBeLessThanOrEqual(strict / 2);
}, 120_000);
