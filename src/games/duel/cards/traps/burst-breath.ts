import { destroy, trap, tributeMonsters, type CardId, type Scope } from '../../../../engine/duel/api';

const within = (q: Scope, atk: number): CardId[] => q.faceUpMonsters().filter((id) => q.def(id) <= atk);
/** For a tributed Dragon all face-up monsters are destroyed whose DEF is not above the ATK that it had, on both sides. */
export default trap(80163754, {
  activate: {
    costs: [tributeMonsters(1, (q, id) => q.race(id) === 'Dragon' && within(q, q.atk(id)).some((other) => other !== id))],
    *resolve(e) {
      yield* destroy(e, within(e, e.paidAtk));
    },
  },
});
