import {
  chooseCard,
  gives,
  maySpecialSummon,
  monster,
  phaseTrigger,
  sendSelf,
  shuffleDeck,
  specialSummon,
} from '../../../../engine/duel/api';

const ULTIMATE_INSECT_LV3 = 34088136;

/**
 * No Spell affects it. In the own Standby Phase it may go to the Graveyard and bring LV3, not in the turn of its coming or
 * turning up.
 */
export default monster(49441499, {
  notes: [{ on: 'flip', remembers: (q) => ({ turn: q.turn }) }],
  continuous: [gives('unaffectedBySpells')],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      optional: true,
      condition: (q) => q.card(q.self).turnArrived !== q.turn && q.data.turn !== q.turn,
      costs: [sendSelf],
      specialSummons: true,
      *resolve(e) {
        const next = yield* chooseCard(e, {
          from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
            (id) => e.isNamed(id, ULTIMATE_INSECT_LV3) && maySpecialSummon(e, id),
          ),
          prompt: 'specialSummon',
        });
        if (next !== undefined) yield* specialSummon(e, [next]);
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
