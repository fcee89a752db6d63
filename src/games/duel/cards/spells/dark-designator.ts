import { chooseValue, search, spell } from '../../../../engine/duel/api';

/** A monster is named on activation: if the opponent's Deck holds one of that name, it goes to the opponent's hand. */
export default spell(78053598, {
  activate: {
    actsOn: (q) => q.deckOf(q.opponent),
    declare: (e) => chooseValue<string>(e, 'declareName', e.monsterNames()),
    *resolve(e) {
      yield* search(e, (id) => e.isMonster(id) && e.answersTo(id, e.declared as string), e.opponent);
    },
  },
});
