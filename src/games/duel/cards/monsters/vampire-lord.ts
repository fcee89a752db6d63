import {
  chooseCard,
  dealtBattleDamage,
  declareKind,
  destroyedByOpponentsEffect,
  fromField,
  mandatoryTrigger,
  monster,
  sendToGraveyard,
  shuffleDeck,
} from '../../../../engine/duel/api';
import { comesBackInStandby, remembersStandby } from '../shared/coming-back';

/**
 * Battle damage to the opponent: a kind of card is named, and the opponent sends one such card of the own deck to the Graveyard.
 * An opponent's effect that destroyed it brings it back in its owner's next Standby Phase, once; it remembers from which turn on.
 */
export default monster(53839837, {
  notes: [
    remembersStandby(
      (q, event) =>
        (event.from !== 'monster' || (fromField(q, event) && event.player === q.player)) && destroyedByOpponentsEffect(q, event),
    ),
  ],
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      declare: declareKind,
      *resolve(e) {
        const card = yield* chooseCard(e, {
          player: e.opponent,
          from: e.deckOf(e.opponent).filter((id) => e.facts(id).kind === e.declared),
          prompt: 'toGraveyard',
        });
        if (card !== undefined) yield* sendToGraveyard(e, [card]);
        yield* shuffleDeck(e, e.opponent);
      },
    }),
    comesBackInStandby,
  ],
});
