import {
  chooseCard,
  maySpecialSummon,
  returnToHand,
  specialSummon,
  targetsBelow,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const isAmazoness = (q: Scope, id: CardId): boolean =>
  q.card(id).zone === 'monster' && q.isFaceUp(id) && q.facts(id).ja.includes('アマゾネス');
const rescued = (q: Scope): CardId[] => targetsBelow(q).filter((id) => isAmazoness(q, id));
const comers = (q: Scope): CardId[] => q.handOf(q.player).filter((id) => q.isMonster(id) && maySpecialSummon(q, id));
const hasRoom = (q: Scope): boolean =>
  q.freeMonsterZones(q.player, rescued(q).filter((id) => q.controls(q.player, id)).length) > 0;

/**
 * In answer to a card, or a monster's effect, that targets a face-up Amazoness: she returns to the hand, and another monster of
 * the hand is Special Summoned.
 */
export default trap(80193355, {
  activate: {
    condition: (q) =>
      q.respondingTo !== undefined &&
      (q.isCardActivation(q.respondingTo) || q.kindOfLink(q.respondingTo) === 'monster') &&
      rescued(q).length > 0 &&
      hasRoom(q),
    rule: 'answers-what-its-text-names',
    actsOn: comers,
    specialSummons: true,
    *resolve(e) {
      const back = yield* returnToHand(e, rescued(e));
      if (back.length === 0) return;
      const comer = yield* chooseCard(e, { from: comers(e).filter((id) => !back.includes(id)), prompt: 'specialSummon' });
      if (comer !== undefined) yield* specialSummon(e, [comer]);
    },
  },
});
