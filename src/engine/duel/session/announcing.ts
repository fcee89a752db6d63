import type { Answer } from '../model/decision';
import type { Verb } from '../model/event';
import type { DuelRun } from './duel-run';

/** What nobody can unsee, and what chance decided: an act that has brought it about is not taken back any more. */
const BINDS: ReadonlySet<Verb> = new Set<Verb>(['draw', 'reveal', 'coin', 'dice', 'shuffle']);

const isSelection = ({ do: kind }: Answer): boolean => kind === 'choose' || kind === 'order' || kind === 'answer';

/**
 * The act whose announcement the pending decision belongs to, as its cost, a tribute, a target: how many answers had been given
 * before that act. An act and its selections are one transaction. Null when nothing is being announced, or when something has
 * come of it that cannot be taken back.
 */
export function announcedAct({ decision, answers, restPoint, moments, duel }: DuelRun): number | null {
  const at = answers.findLastIndex((answer) => !isSelection(answer));
  const act = answers[at];
  if (decision === undefined || 'options' in decision || act === undefined || at < restPoint.at) return null;
  if (act.do === 'pass' || act.do === 'enter') return null;
  const began = moments[at];
  if (!began || began.player !== decision.player) return null;
  if ('from' in decision && decision.from.some((id) => duel.state.cards[id]!.zone === 'deck')) return null;
  return duel.log.slice(began.told).some(({ verb }) => BINDS.has(verb)) ? null : at;
}
