import { misplaced, unsoundness, type Decision, type Duel, type DuelState } from '../engine/duel';
import type { Misfit } from '../engine/kernel';

/** What must hold at every decision of every duel. @returns what does not. */
export function brokenInvariant(duel: Duel, decision: Decision | undefined, cardsAtStart: number): string | undefined {
  const { state, pool, defs } = duel;
  const wrong = misplaced(state, pool);
  if (wrong !== undefined) return said(wrong);
  const real = state.cards.filter((card) => defs[card.id]!.facts.subtype !== 'token').length;
  if (real !== cardsAtStart) return `${real} cards, ${cardsAtStart} at the start`;
  for (const { lifePoints } of state.players)
    if (!Number.isInteger(lifePoints) || lifePoints < 0) return `Life Points are ${lifePoints}`;
  return decision === undefined ? undefined : brokenDecision(decision);
}

/** A rest point is a position that could be taken up from a file. @returns why not. */
export function unsoundRest(state: DuelState, { pool }: Duel): string | undefined {
  const wrong = unsoundness(state, pool, true);
  return wrong && `a rest point would be refused: ${said(wrong)}`;
}

const said = ({ where, expected, got }: Misfit): string => `$${where}: expected ${expected}, got ${got}`;

function brokenDecision(decision: Decision): string | undefined {
  switch (decision.kind) {
    case 'idle':
    case 'battle':
    case 'respond':
    case 'replay':
      return decision.options().length === 0 ? `a decision ${decision.kind} lists nothing` : undefined;
    case 'choose':
    case 'discard': {
      const { from, min, max } = decision;
      if (min < 0 || min > max || max > from.length || new Set(from).size < from.length)
        return `a pick of ${min} to ${max} of ${from.join()}`;
      return undefined;
    }
    case 'order':
      return new Set(decision.from).size < decision.from.length ? 'an order of equal cards' : undefined;
    default:
      return decision.values.length === 0 ? `a question ${decision.why?.prompt} without values` : undefined;
  }
}

/**
 * Looks at what has been told since line `since`: a Special Summon in the resolution of a card none of whose effects says that it
 * Special Summons: nothing could answer it as one.
 */
export function unsaidSummon(duel: Duel, since: number): string | undefined {
  let resolving: number | undefined;
  for (const { verb, passcode, cause } of duel.log.slice(
    Math.max(
      0,
      duel.log.findLastIndex((event, i) => i < since && event.verb === 'resolve'),
    ),
  )) {
    if (verb === 'resolve') resolving = passcode;
    if (verb === 'phase' || verb === 'noEffect') resolving = undefined;
    if (verb !== 'specialSummon' || cause !== 'effect' || resolving === undefined) continue;
    const definition = duel.pool.definition(resolving)!;
    if (!definition.effects.some((effect) => effect.specialSummons === true))
      return `${definition.facts.en} Special Summons and does not say so`;
  }
  return undefined;
}
