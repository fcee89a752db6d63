import {
  isChosen,
  linger,
  sendFieldCardOrToken,
  spell,
  stats,
  target,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const others = (q: Scope, monster: CardId): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => id !== monster);

/** For an own monster sent to the Graveyard another one has the ATK printed on it on top of its own for the rest of the turn. */
export default spell(98792570, {
  activate: {
    costs: [sendFieldCardOrToken((q) => q.monstersOf(q.player).filter((id) => q.printedAtk(id) > 0 && others(q, id).length > 0))],
    targets: target((q) => q.faceUpMonstersOf(q.player)),
    *resolve(e) {
      const [sent] = e.paid;
      if (sent !== undefined && e.target !== null)
        yield* linger(e, 'gift', { cards: e.targets, data: { amount: e.printedAtk(sent) } });
    },
  },
  lingering: { gift: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: (q) => q.data.amount! })] } },
});
