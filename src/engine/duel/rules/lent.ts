import type { Duel } from '../model/duel';
import type { Lingering } from '../model/duel-state';
import type { LingeringDefinition } from '../model/effect';
import type { CardId, Player } from '../model/vocabulary';

/** What a lasting effect lends, as its code says; undefined where it lends nothing. */
export const lending = (duel: Duel, { passcode, key }: Pick<Lingering, 'passcode' | 'key'>): LingeringDefinition['lends'] =>
  duel.pool.definition(passcode)?.lingering[key]?.lends;

/** The lasting effect that has lent this card of the other player, which the player still has, in the hand or Set. */
export const lenderOf = (duel: Duel, player: Player, id: CardId): Lingering | undefined =>
  duel.state.cards[id]!.owner === player
    ? undefined
    : duel.state.lingering.find(
        (one) => one.player === player && one.cards.some(({ card }) => card === id) && lending(duel, one) !== undefined,
      );
