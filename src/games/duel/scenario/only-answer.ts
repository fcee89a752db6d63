import { forcedAnswer, type Answer, type CardId, type Decision, type PickDecision } from '../../../engine/duel';

/** More candidates than this are not tried out: a pick among so many is hardly forced. */
const FEW = 12;

/** The one legal answer of a pick, an order or a question; undefined when there is a choice or the decision lists acts. */
export function onlyAnswer(decision: Decision): Answer | undefined {
  const forced = forcedAnswer(decision);
  if (forced !== undefined) return forced;
  if ((decision.kind !== 'choose' && decision.kind !== 'discard') || decision.fits === undefined || decision.from.length > FEW)
    return undefined;
  const fitting: CardId[][] = [];
  findFitting(decision, 0, [], fitting);
  return fitting.length === 1 ? { do: 'choose', cards: fitting[0]! } : undefined;
}

/** Picks that fit, at most two of them. */
function findFitting(decision: PickDecision, next: number, picked: CardId[], found: CardId[][]): void {
  if (found.length > 1) return;
  if (picked.length >= decision.min && decision.fits!(picked)) found.push([...picked]);
  if (picked.length === decision.max) return;
  for (let i = next; i < decision.from.length; i++) findFitting(decision, i + 1, [...picked, decision.from[i]!], found);
}
