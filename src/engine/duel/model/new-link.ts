import type { Card } from './card';
import type { ChainLink } from './duel-state';

type Laid = Pick<ChainLink, 'player' | 'effect'> & Partial<Pick<ChainLink, 'event'>>;

/** A Chain Link as it is laid: nothing is chosen, paid or negated. All have this one shape, which is read again and again. */
export function newLink(
  { id, passcode, arrival }: Card,
  { player, effect, event = null }: Laid,
  spellSpeed: ChainLink['spellSpeed'],
): ChainLink {
  return {
    player,
    card: id,
    arrival,
    passcode,
    effect,
    spellSpeed,
    targets: [],
    targetedFaceUp: undefined,
    payments: [],
    mode: 0,
    declared: null,
    event,
    negated: false,
    effectOnly: undefined,
    negatedBy: undefined,
    withoutEffect: undefined,
    resolved: false,
    redirected: undefined,
    lentBy: undefined,
    turnsDamageOf: undefined,
    noDamageTo: undefined,
    sparesTrapsOf: undefined,
  };
}
