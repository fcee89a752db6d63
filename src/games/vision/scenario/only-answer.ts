import type { Answer, Decision, Vision } from '../../../engine/vision';
import { likeness } from './card-reference';

/** The one distinguishable answer of a selection; undefined when there is a choice. */
export function onlyAnswer(vision: Vision, decision: Decision): Answer | undefined {
  if (decision.kind !== 'choose' || decision.form !== 'pick') return undefined;
  const { from, min } = decision;
  const alike = new Set(from.map((card) => likeness(vision, card))).size === 1;
  return from.length === min || alike ? { do: 'choose', cards: from.slice(0, min) } : undefined;
}
