import { expect, test } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import { DuelSession, type DuelMoment } from '../../engine/duel';
import { seededRandom } from '../../engine/kernel';
import { RunningGame } from '../running/running-game';
import { nextAnswer } from '../testing/person';
import { firstStation, stepFrom, timelineOf, turnFrom } from './timeline';
import { duel as game } from '../../games/testing/games';

const builtInDecks = duelGame.decks('expert');

function played(): RunningGame {
  const duel = new RunningGame(
    DuelSession.over(
      duelGame.start({ profile: 'expert', seed: 'a line', decks: [builtInDecks[0]!, builtInDecks[1]!], first: 0 }),
    ),
    ['smooth', 'strict'],
  );
  const random = seededRandom('a line is played');
  for (let next = nextAnswer(duel, random); next && duel.session.answerCount < 160; next = nextAnswer(duel, random))
    duel.answer(next.player, next.answer);
  return duel;
}

test('every answer is one tick of one turn, in order, with the way it was given', () => {
  const duel = played();
  const { turns } = timelineOf({ game, running: duel });
  const ticks = turns.flatMap((turn) => turn.ticks);
  expect(ticks.map((tick) => [tick.answers, tick.how])).toEqual(duel.line.map((given, at) => [at, given.how]));
  for (const { turn, turnPlayer, ticks: own } of turns)
    for (const tick of own) expect(duel.session.moments[tick.answers]).toMatchObject({ turn, turnPlayer });
});

test('a chain is one span, from the answer that began it to the last one that it asked', () => {
  const duel = played();
  const moments = duel.session.moments as readonly (DuelMoment | null)[];
  const spans = timelineOf({ game, running: duel }).turns.flatMap((turn) => turn.chains);
  expect(spans.length).toBeGreaterThan(2);
  for (const { from, to } of spans) {
    const { chain } = moments[to]!;
    expect(chain).not.toBeNull();
    expect(moments[from]!.chain).not.toBe(chain);
    expect(moments[to + 1]?.chain).not.toBe(chain);
    for (let at = from + 1; at <= to; at += 1) expect(moments[at]!.chain).toBe(chain);
  }
});

test('steps go over what nobody was asked for, and lead from the first decision to the present and back', () => {
  const duel = played();
  const line = timelineOf({ game, running: duel });
  const there: number[] = [firstStation(line)];
  while (there.at(-1)! < line.now) there.push(stepFrom(line, there.at(-1)!, 1));
  expect(there.slice(0, -1)).toEqual(duel.line.flatMap((given, at) => (given.how === 'forced' ? [] : [at])));
  expect(there.at(-1)).toBe(line.now);
  expect(stepFrom(line, line.now, 1)).toBe(line.now);
  expect(stepFrom(line, there[0]!, -1)).toBe(there[0]);
  expect(there.map((at) => stepFrom(line, at, -1)).slice(1)).toEqual(there.slice(0, -1));
  const second = turnFrom(line, there[0]!, 1);
  expect(duel.session.moments[second]!.turn).toBe(duel.session.moments[there[0]!]!.turn + 1);
  expect(turnFrom(line, second, -1)).toBe(there[0]);
});
