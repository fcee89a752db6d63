import {
  chooseCards,
  mandatoryTrigger,
  maySpecialSummon,
  monster,
  specialSummonForBoth,
  type CardId,
  type Player,
} from '../../../../engine/duel/api';

/**
 * Sent to the Graveyard after it was turned up: each player may bring back a monster, in attack or face-down defense position.
 */
export default monster(58551308, {
  notes: [{ on: 'flip', remembers: () => ({ flipped: true }) }],
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (_, event) => event.data?.flipped === true,
      specialSummons: true,
      *resolve(e) {
        let sides: readonly { readonly player: Player; readonly cards: readonly CardId[] }[] = [];
        for (const player of [e.player, e.opponent]) {
          const from = e.graveyardOf(player).filter((id) => e.isMonster(id) && maySpecialSummon(e, id, player));
          if (from.length === 0 || e.freeMonsterZones(player) === 0) continue;
          const cards = yield* chooseCards(e, { player, from, min: 0, max: 1, prompt: 'specialSummon' });
          sides = [...sides, { player, cards }];
        }
        yield* specialSummonForBoth(e, sides, { placements: ['attack', 'set'] });
      },
    }),
  ],
});
