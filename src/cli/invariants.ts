import type { AnyDecision, Misfit } from '../engine/kernel';

export const said = ({ where, expected, got }: Misfit): string => `$${where}: expected ${expected}, got ${got}`;

/** What must hold of every decision of any game. @returns what does not. */
export function brokenDecision(decision: AnyDecision): string | undefined {
  switch (decision.form) {
    case 'act':
      return decision.options().length === 0 ? `a decision ${decision.kind} lists nothing` : undefined;
    case 'pick': {
      const { from, min, max } = decision;
      if (min < 0 || min > max || max > from.length || new Set(from).size < from.length)
        return `a pick of ${min} to ${max} of ${from.join()}`;
      return undefined;
    }
    case 'order':
      return new Set(decision.from).size < decision.from.length ? 'an order of equal cards' : undefined;
    case 'question':
      return decision.values.length === 0 ? `a question ${decision.kind} without values` : undefined;
  }
}
