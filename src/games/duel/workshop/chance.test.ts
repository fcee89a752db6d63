import { expect, test } from 'vitest';
import { duelGame } from '../cards';
import type { DuelRun } from '../../../engine/duel';
import { partAfter, withLine } from './kept-lines';
import type { ScenarioInput } from '../scenario/taught';
import { begin, isBegun } from './begin';
import { answersTold, fixedIn, outcomesIn, withOutcome } from './chance';
import { positionText, readPosition } from './position-text';

const POSITION: ScenarioInput = {
  format: 'duel-scenario/1',
  id: 'chance',
  players: [
    {
      hand: ['Graceful Dice', 'Graceful Dice', 'Graceful Dice'],
      monsters: [{ card: 'Time Wizard' }, { card: 'Celtic Guardian' }],
    },
    { monsters: [{ card: 'Jinzo' }] },
  ],
};

function run(scenario: ScenarioInput = POSITION): DuelRun {
  const begun = begin(scenario, duelGame);
  if (!isBegun(begun)) throw new Error(JSON.stringify(begun));
  return begun.run;
}

/** Answers what is asked so many times: the first act that uses a card, or else a pass; the coin is called heads. */
function played(times: number): DuelRun {
  const game = run();
  for (let at = 0; at < times && game.decision; at += 1) {
    const { decision } = game;
    if (decision.form === 'act') {
      const acts = decision.options();
      game.answer(acts.find((act) => act.do === 'activate') ?? acts.find((act) => act.do === 'pass') ?? acts[0]!);
    } else if (decision.form === 'pick') game.answer({ do: 'choose', cards: decision.from.slice(0, decision.min) });
    else if (decision.form === 'order') game.answer({ do: 'order', cards: decision.from });
    else game.answer({ do: 'answer', value: decision.values[0]! });
  }
  return game;
}

const shownIn = (recording: unknown): readonly unknown[] => {
  const taken = duelGame.load(recording);
  if (!taken.ok) throw new Error(taken.error.where);
  return outcomesIn(taken.run.duel.log).map(({ what, shown }) => `${what} ${shown}`);
};

const LINE = played(24);

test('a line has tossed and thrown, so that there is something to choose', () => {
  const shown = shownIn(LINE.save());
  expect(shown.filter((one) => String(one).startsWith('dice')).length).toBeGreaterThan(1);
  expect(shown.filter((one) => String(one).startsWith('coin')).length).toBeGreaterThan(0);
});

test('a throw that has come shows what is chosen: what came before stays, and the line ends with the answer that brought it', () => {
  const before = shownIn(LINE.save());
  const [, at] = before.flatMap((one, i) => (String(one).startsWith('dice') ? [i] : []));
  for (const eyes of [1, 2, 3, 4, 5, 6] as const) {
    const other = withOutcome(duelGame, LINE.save(), 'dice', 1, eyes)!;
    expect(shownIn(other.recording).slice(0, at! + 1)).toEqual([...before.slice(0, at), `dice ${eyes}`]);
    expect(other.answers).toBeLessThan(LINE.answers.length);
    const taken = duelGame.load(other.recording);
    expect(taken.ok && taken.run.answers).toEqual(LINE.answers.slice(0, other.answers));
  }
});

test('a throw that is still to come is chosen without a step back, whatever chance brings before it', () => {
  const begun = run();
  const coin = withOutcome(duelGame, begun.save(), 'coin', 1, 'tails')!;
  const both = withOutcome(duelGame, coin.recording, 'dice', 0, 6)!;
  expect(fixedIn(both.recording)).toEqual({ coin: [null, 'tails'], dice: [6] });
  // Left to chance again.
  expect(fixedIn(withOutcome(duelGame, both.recording, 'dice', 0, null)!.recording).dice).toEqual([]);
  const taken = duelGame.load(both.recording);
  if (!taken.ok) throw new Error(taken.error.where);
  for (let at = 0; shownIn(taken.run.save()).length === 0; at += 1) taken.run.answer(LINE.answers[at]!);
  expect(shownIn(taken.run.save())[0]).toBe('dice 6');
});

test('lines that chance alone tells apart part where it came', () => {
  const one = withOutcome(duelGame, LINE.save(), 'dice', 0, 1)!;
  const other = withOutcome(duelGame, LINE.save(), 'dice', 0, 2)!;
  const kept = [one, other].reduce(
    (lines, { recording }, at) =>
      withLine(lines, {
        name: 'the same name',
        position: 'the same',
        saved: String(at),
        answers: answersTold(duelGame, recording),
      }),
    [] as Parameters<typeof withLine>[0],
  );
  expect(kept).toHaveLength(2);
  expect(partAfter(kept[0]!, kept[1]!)).toBe(one.answers - 1);
});

test('a row in which one is left to chance goes along in the text of a position', () => {
  const text = JSON.stringify({ ...POSITION, coins: [null, 'tails'], dice: [null, 3] });
  const read = readPosition(text);
  if (!read.ok) throw new Error(read.detail);
  expect(read.position).toMatchObject({ coins: [null, 'tails'], dice: [null, 3] });
  expect(readPosition(positionText(read.position))).toEqual(read);
});
