import { gives, isChosen, isNormalMonster, linger, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const three = (q: Scope): CardId[] => {
  const own = q.faceUpMonstersOf(q.player).filter((id) => isNormalMonster(q, id));
  return own.filter((id) => own.filter((other) => q.haveOneName(other, id)).length >= 3);
};

/** With three own face-up Normal Monsters of one name: these three may attack the player directly this turn. */
export default spell(39719977, {
  activate: {
    condition: (q) => three(q).length > 0,
    rule: 'too-few-monsters-on-field',
    *resolve(e) {
      yield* linger(e, 'delta', { cards: three(e) });
    },
  },
  lingering: { delta: { until: 'endOfTurn', about: 'cards', parts: [gives('attacksDirectly', isChosen)] } },
});
