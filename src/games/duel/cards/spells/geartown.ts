import {
  chooseCard,
  fewerTributes,
  freeToMove,
  fromField,
  maySpecialSummon,
  nothing,
  optionalTrigger,
  shuffleDeck,
  specialSummon,
  spell,
} from '../../../../engine/duel/api';
import { isAncientGear } from '../shared/pendulum';

/**
 * Normal Summons of Ancient Gear monsters need a tribute less. Destroyed and sent to the Graveyard, it may bring one of them from
 * hand, deck or Graveyard.
 */
export default spell(37694547, {
  activate: nothing,
  continuous: [fewerTributes(isAncientGear)],
  effects: [
    optionalTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, event) => event.how === 'destroyed' && fromField(q, event),
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      specialSummons: true,
      *resolve(e) {
        const gears = [...e.handOf(e.player), ...e.deckOf(e.player), ...e.graveyardOf(e.player)].filter(
          (id) => isAncientGear(e, id) && maySpecialSummon(e, id),
        );
        const gear = yield* chooseCard(e, { from: freeToMove(e, gears), prompt: 'specialSummon' });
        if (gear !== undefined) yield* specialSummon(e, [gear]);
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
