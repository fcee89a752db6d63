import {
  chooseCards,
  confirm,
  mandatoryTrigger,
  maySpecialSummon,
  monster,
  specialSummonForBoth,
  type CardId,
  type Effect,
  type Player,
} from '../../../../engine/duel/api';

/** A monster that was in the Graveyard before this came there: neither this nor what was sent with it. */
const lay = (e: Effect, id: CardId): boolean =>
  e.isMonster(id) && !e.recalled().some(({ event }) => event.card === id && event.batch === e.event!.batch);

/**
 * Sent to the Graveyard after it was turned up: each player may bring back a monster that lay there before, in attack or
 * face-down defense position.
 */
export default monster(58551308, {
  recalls: ({ verb }) => verb === 'toGrave',
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
          const from = e.graveyardOf(player).filter((id) => lay(e, id) && maySpecialSummon(e, id, player));
          if (from.length === 0 || e.freeMonsterZones(player) === 0) continue;
          if (!(yield* confirm(e, 'specialSummonOptional', player))) continue;
          const cards = yield* chooseCards(e, { player, from, min: 1, max: 1, prompt: 'specialSummon' });
          sides = [...sides, { player, cards }];
        }
        yield* specialSummonForBoth(e, sides, { placements: ['attack', 'set'] });
      },
    }),
  ],
});
