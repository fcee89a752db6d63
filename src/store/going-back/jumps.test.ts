import { expect, test, vi } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import { DuelSession } from '../../engine/duel';
import { seededRandom } from '../../engine/kernel';
import { desk, useTable } from '../desk/table-store';
import { RunningGame } from '../running/running-game';
import { nextAnswer } from '../testing/person';
import { duel } from '../../games/testing/games';

const builtInDecks = duelGame.decks('expert');

const DECISIONS = 500;

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

/** A duel with so many decisions on the desk of the page. */
function longDuel(): RunningGame {
  const session = DuelSession.over(
    duelGame.start({
      profile: 'expert',
      seed: 'a long duel',
      decks: [builtInDecks[0]!, builtInDecks[1]!],
      lifePoints: 60000,
      first: 0,
    }),
  );
  const running = new RunningGame(session, ['smooth', 'smooth']);
  const random = seededRandom('plays on');
  while (running.session.answerCount < DECISIONS) {
    const next = nextAnswer(running, random);
    if (!next || !running.answer(next.player, next.answer).ok) throw new Error('the duel ended too early');
  }
  desk.lay({
    game: duel,
    running,
    seats: [
      { name: 'Ren', deck: 'bench-a' },
      { name: 'Aya', deck: 'bench-b' },
    ],
    lifePoints: 60000,
  });
  return running;
}

/** Milliseconds of the processor, so that a busy machine tells nothing else. Only for figures. */
function timeOf(act: () => void): number {
  const begun = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

const percentile = (times: readonly number[], part: number): string =>
  [...times].sort((a, b) => a - b)[Math.floor(part * (times.length - 1))]!.toFixed(2);

test('in a duel of 500 decisions every decision can be looked at, in any order, and nothing of the duel changes', () => {
  const duel = longDuel();
  const { session } = duel;
  const before = JSON.stringify(session.save());
  const random = seededRandom('jumps');
  const { review, leaveReview, timeline } = useTable.getState();
  const times: number[] = [];
  const all = Array.from({ length: session.answerCount }, (_, at) => at);
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = random[0]! % (i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  for (const at of all) {
    times.push(timeOf(() => review(at)));
    const { table } = useTable.getState();
    expect(table!.review!.answers).toBe(at);
    expect(table!.review!.moment).toEqual(session.moments[at]);
  }
  if (process.env.KUSARI_FIGURES) {
    // Once more, now that the engine of the browser has warmed up.
    const again = all.map((at) => timeOf(() => review(at)));
    console.log(
      `review: median ${percentile(again, 0.5)} ms, 99th of 100 ${percentile(again, 0.99)} ms, longest ${percentile(again, 1)} ms; cold, longest ${percentile(times, 1)} ms`,
    );
  }
  leaveReview();
  expect(duel.session).toBe(session);
  expect(JSON.stringify(session.save())).toBe(before);
  expect(timeline()!.now).toBe(session.answerCount);
}, 120_000);

test('going back over 500 decisions and withdrawing it replays nothing: the duel that was left stands aside', () => {
  const duel = longDuel();
  const { session } = duel;
  const [window] = [...duel.windowsOf(0), ...duel.windowsOf(1)].sort((a, b) => a.answers - b.answers);
  const times: number[] = [];
  const timed = (act: () => void): void => void times.push(timeOf(act));
  timed(() => useTable.getState().respond(window!));
  if (duel.session === session) timed(() => useTable.getState().reply(true));
  timed(() => desk.play((one) => one.pass(window!.player)));
  expect(duel.session).toBe(session);
  timed(() => desk.play((one) => one.rewind(0, 1)));
  expect(duel.session.answerCount).toBeLessThanOrEqual(1);
  if (process.env.KUSARI_FIGURES)
    console.log(`respond, withdraw, rewind to the first decision: ${times.map((time) => time.toFixed(2)).join(', ')} ms`);
});
