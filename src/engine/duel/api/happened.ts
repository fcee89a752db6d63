import type { WindowFrame } from '../../kernel/flow-state';
import type { WindowKind } from '../model/decision';
import type { DuelEvent, Verb } from '../model/event';
import type { Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';

/** The windows whose occasion is what has just happened, and not what is about to. */
const AFTERWARDS: readonly WindowKind[] = ['summonSuccess', 'afterChain', 'damageStep', 'position', 'phase'];

/**
 * What has just happened that fits: the last thing that a Summon, a chain, a battle or a change of position has done (E53), or
 * what was paid for the link directly below. For cards that are activated by hand "when …"; their `rule` is
 * `right-after-its-event`.
 */
export function happened(q: Scope, verb: Verb, fits: (event: DuelEvent) => boolean): readonly DuelEvent[] {
  const { occasion, damageStep, respondingTo } = q;
  // A Token that has vanished has come to no Graveyard, hand or Deck (E66).
  const found = (events: readonly DuelEvent[]): DuelEvent[] =>
    events.filter((event) => event.verb === verb && event.to !== 'gone' && fits(event));
  const paid =
    respondingTo === undefined || respondingTo.resolved
      ? []
      : found(q.duel.state.lastBatch).filter(({ cause, by }) => cause === 'cost' && by === respondingTo.card);
  if (paid.length > 0 || occasion === null || !AFTERWARDS.includes(occasion.window)) return paid;
  if (occasion.window === 'phase' && (q.phase === 'draw' || isPast(q))) return paid;
  // Before damage has been calculated nothing has come of the battle yet.
  if (occasion.window === 'damageStep' && damageStep !== 'after' && damageStep !== 'end') return paid;
  return found(occasion.events);
}

/** The window of a phase is asked again after each chain in it; what its items had done is answered in the first. */
function isPast({ duel: { state } }: Scope): boolean {
  const here = state.frames.findLast(({ kind }) => kind === 'window') as WindowFrame | undefined;
  return here?.stacks !== state.stacks;
}

/** What destroyed that card at the present moment: the event of its leaving. */
export const destroyedNow = (q: Scope, id: CardId): DuelEvent | undefined =>
  q.duel.state.lastBatch.find(({ card, how }) => card === id && how === 'destroyed');

/** The cards of one player that have been destroyed at that event's moment, up to now. */
export const destroyedTogether = (q: Scope, { batch, player }: DuelEvent): readonly CardId[] =>
  q.duel.state.lastBatch.flatMap((event) =>
    event.verb === 'destroy' && event.batch === batch && event.player === player ? [event.card!] : [],
  );
