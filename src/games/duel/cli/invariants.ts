import { misplaced, type Decision, type Duel } from '../../../engine/duel';
import { brokenDecision, said } from '../../../cli/invariants';

/** What must hold at every decision of every duel. @returns what does not. */
export function brokenDuel(duel: Duel, decision: Decision | undefined, cardsAtStart: number): string | undefined {
  const { state, pool, defs } = duel;
  const wrong = misplaced(state, pool);
  if (wrong !== undefined) return said(wrong);
  const real = state.cards.filter((card) => defs[card.id]!.facts.subtype !== 'token').length;
  if (real !== cardsAtStart) return `${real} cards, ${cardsAtStart} at the start`;
  for (const { lifePoints } of state.players)
    if (!Number.isInteger(lifePoints) || lifePoints < 0) return `Life Points are ${lifePoints}`;
  return decision === undefined ? undefined : brokenDecision(decision);
}

/**
 * Looks at what has been told since line `since`: a Special Summon in the resolution of a card none of whose effects says that it
 * Special Summons: nothing could answer it as one. What uses other cards' effects does what they say.
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
    if (!definition.effects.some(({ specialSummons, uses }) => (specialSummons ?? false) !== false || uses !== undefined))
      return `${definition.facts.en} Special Summons and does not say so`;
  }
  return undefined;
}
