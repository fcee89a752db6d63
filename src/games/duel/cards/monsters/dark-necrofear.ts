import {
  becomeEquip,
  destroyedByBattle,
  destroyedByOpponentsEffect,
  fromField,
  hasSpellTrapZone,
  mayChangeSides,
  monster,
  phaseTrigger,
  takeControl,
  target,
} from '../../../../engine/duel/api';
import { comesForBanished } from '../shared/banished-for';
import { ofType } from '../shared/kinds';

/**
 * Comes for three Fiends of the own Graveyard. Destroyed by the opponent, in battle or by an effect, it lies on an opposing
 * monster in the End Phase of that turn and takes it for as long as it stays there.
 */
export default monster(31829185, {
  summoning: comesForBanished(3, ofType('Fiend')),
  notes: [
    {
      on: 'toGrave',
      when: (q, event) =>
        event.from === 'monster' &&
        event.player === q.player &&
        (destroyedByBattle(q, event) || (fromField(q, event) && destroyedByOpponentsEffect(q, event))),
      remembers: (q) => ({ turn: q.turn }),
    },
  ],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['graveyard'],
      condition: (q) => q.data.turn === q.turn && hasSpellTrapZone(q) && q.zonesForTaken(q.player) > 0,
      targets: target((q) => q.faceUpMonstersOf(q.opponent).filter((id) => mayChangeSides(q, id)), 1, 'equip'),
      *resolve(e) {
        const { target: haunted } = e;
        if (haunted !== null && e.controls(e.opponent, haunted) && (yield* becomeEquip(e, haunted)))
          yield* takeControl(e, haunted, 'whileSource');
      },
    }),
  ],
  asEquip: { keepsControl: true },
});
