import { chooseValue, forbids, remember, spell } from '../../../../engine/duel/api';

const ACTS = [
  'normalSummon',
  'setMonster',
  'specialSummon',
  'activateCard',
  'activateEffect',
  'setSpellTrap',
  'placeFaceUp',
] as const;

/**
 * A card is named on activation: cards of that name that do not lie on the field cannot be used in any way, nor can their
 * effects.
 */
export default spell(43711255, {
  activate: {
    declare: (e) => chooseValue<string>(e, 'declareName', e.cardNames()),
    *resolve(e) {
      yield* remember(e, { name: e.declared as string });
    },
  },
  continuous: ACTS.map((act) =>
    forbids(
      act,
      'name-locked',
      (q, { card }) => card !== null && !q.isOnField(card) && q.data.name !== undefined && q.answersTo(card, q.data.name),
    ),
  ),
});
