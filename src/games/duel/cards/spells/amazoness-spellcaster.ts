import { isChosen, linger, spell, stats, target } from '../../../../engine/duel/api';

/** The original ATK of an own Amazoness and of an opposing monster change places until the turn ends. */
export default spell(81325903, {
  activate: {
    targets: [
      ...target((q) => q.faceUpMonstersOf(q.player).filter((id) => q.facts(id).ja.includes('アマゾネス'))),
      ...target((q) => q.faceUpMonstersOf(q.opponent)),
    ],
    *resolve(e) {
      const [own, other] = e.targets;
      if (own === undefined || other === undefined || !e.isFaceUp(own) || !e.isFaceUp(other)) return;
      const [ownAtk, otherAtk] = [e.originalAtkNow(own), e.originalAtkNow(other)];
      yield* linger(e, 'cursed', { cards: [own], data: { amount: otherAtk } });
      yield* linger(e, 'cursed', { cards: [other], data: { amount: ownAtk } });
    },
  },
  lingering: { cursed: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { originalAtk: (q) => q.data.amount })] } },
});
