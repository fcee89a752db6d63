import type { Seat as Player } from '../../engine/table';
import type { AnswerView, Session } from '../../games/view';
import type { Considered, ToldAct } from '../../thinking';
import { thinkerOfThisPage } from '../game';
import { gained } from './gained';
import { beginWorker, patienceOf, workerThinker, type Thinker } from './worker';

/** An answer that was thought about, with the chance to win, from 0 to 1, its standard error, and how often it was played on. */
export interface Advice {
  readonly answer: AnswerView;
  readonly chance: number;
  readonly error: number;
  readonly rollouts: number;
  /** What one has more of by it a few turns later, on the average: the first than by the second, each other than by the first. */
  readonly ahead: Readonly<Record<string, number>>;
  /** What most likely comes after it. */
  readonly line: readonly ToldAct[];
}

const MOST = 3;

/** The same position gets the same advice. */
const SEED = 'advice';

let thinker: Thinker | null = null;

/**
 * The answer that would be given first, each other one with the chance that it leaves: that of the first less what it was behind
 * it in the same games. So what is named first never has a lower chance than what stands below it.
 */
export function inOrder(considered: readonly Considered[]): readonly Considered[] {
  const [best, ...others] = considered;
  if (best === undefined) return [];
  const compared = others.map(({ behind, ...one }) => ({
    ...one,
    chance: Math.min(best.chance, Math.max(0, behind ? best.chance - behind.by : one.chance)),
    error: behind ? Math.hypot(best.error, behind.error) : one.error,
  }));
  return [best, ...compared.sort((a, b) => b.chance - a.chance)];
}

/**
 * The best answers of the seat that is asked, from what that seat knows, the one that a partner would give first; none where
 * there is only one. Rejects where nobody thinks.
 */
export async function advice(session: Session, seat: Player): Promise<readonly Advice[]> {
  const worlds = session.worldsFor(seat);
  if (worlds === undefined) throw new Error('nothing is asked');
  const { answerCount } = session;
  const { address, thinkableGame } = await thinkerOfThisPage();
  thinker ??= workerThinker(() => beginWorker(address), patienceOf(location.search));
  const [{ thought }, game] = await Promise.all([
    thinker.ask({ game: session.game, asked: { worlds, level: 'keen', seed: SEED, why: true } }),
    thinkableGame(session.game),
  ]);
  if (session.answerCount !== answerCount) throw new Error('something else is asked now');
  const considered = inOrder(thought?.considered ?? []);
  return considered.slice(0, MOST).flatMap((one, i) => {
    const { name, chance, error, rollouts, line = [] } = one;
    const answer = session.answerOf((run) => game.named(run, name));
    const than = considered[i === 0 ? 1 : 0];
    return answer ? [{ answer, chance, error, rollouts, line, ahead: than ? gained(one, than) : {} }] : [];
  });
}
