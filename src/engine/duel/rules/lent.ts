import type { Duel } from '../model/duel';
import type { Lingering } from '../model/duel-state';
import type { LingeringDefinition } from '../model/effect';
import type { CardId, Player } from '../model/vocabulary';

/** What a lasting effect lends, as its code says; undefined where it lends nothing. */
export const lending = (duel: Duel, { passcode, key }: Pick<Lingering, 'passcode' | 'key'>): LingeringDefinition['lends'] =>
  duel.pool.definition(passcode)?.lingering[key]?.lends;

/** The lasting effect by which the player may use this card of a Graveyard as if from the own hand. */
export const lenderOf = (duel: Duel, player: Player, id: CardId): Lingering | undefined =>
  duel.state.cards[id]!.zone !== 'graveyard'
    ? undefined
    : duel.state.lingering.find(
        (one) =>
          one.player === player &&
          one.cards.some(({ card, arrival }) => card === id && arrival === duel.state.cards[id]!.arrival) &&
          lending(duel, one) !== undefined,
      );

/** The cards that are lent to the player now. */
export const lentTo = (duel: Duel, player: Player): readonly CardId[] =>
  duel.state.lingering.flatMap((one) =>
    one.player === player && lending(duel, one) !== undefined
      ? one.cards.flatMap(({ card }) => (lenderOf(duel, player, card) === undefined ? [] : [card]))
      : [],
  );
