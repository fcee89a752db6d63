import {
  chooseCard,
  chooseCards,
  maySpecialSummon,
  pickAtRandom,
  reveal,
  sendToGraveyard,
  specialSummon,
  spell,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const chosenFrom = (q: Scope): CardId[] => {
  const others = q.handOf(q.player).filter((id) => id !== q.self);
  const monsters = others.filter((id) => q.isMonster(id) && maySpecialSummon(q, id));
  return others.length - others.filter((id) => q.isMonster(id)).length < 2 ? [] : monsters;
};

/**
 * Of a monster and two other cards of the hand, which are shown, one is picked at random. If that is the monster it comes; all
 * others go.
 */
export default spell(21888494, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    actsOn: chosenFrom,
    specialSummons: true,
    *resolve(e) {
      const monster = yield* chooseCard(e, { from: e.actedOn, prompt: 'choose' });
      if (monster === undefined || e.freeMonsterZones(e.player) === 0) return;
      const from = e.handOf(e.player).filter((id) => !e.isMonster(id));
      const three = [monster, ...(yield* chooseCards(e, { from, min: 2, max: 2, prompt: 'choose' }))];
      yield* reveal(e, three);
      const come = pickAtRandom(e, three) === monster ? yield* specialSummon(e, [monster]) : [];
      yield* sendToGraveyard(
        e,
        three.filter((id) => !come.includes(id)),
        'effect',
        { sameMoment: come.length > 0 },
      );
    },
  },
});
