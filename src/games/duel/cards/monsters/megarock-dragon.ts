import {
  banishSeveralFromGraveyard,
  banishesFieldInstead,
  itself,
  monster,
  stats,
  type Scope,
} from '../../../../engine/duel/api';

const rocks = banishSeveralFromGraveyard(
  () => Infinity,
  (q, id) => q.race(id) === 'Rock',
);
const points = (q: Scope): number => q.data.amount ?? 0;

/** Comes only by removing Rocks of the Graveyard from play: its original ATK and DEF are 700 for each. */
export default monster(71544954, {
  summoning: {
    specialOnly: true,
    onlyBy: 'procedure',
    procedure: {
      from: 'hand',
      freesZone: banishesFieldInstead,
      rule: 'cost-banish',
      can: (q) => rocks.can(q),
      perform: (e) => rocks.pay(e),
    },
  },
  notes: [{ on: 'specialSummon', remembers: (q) => ({ amount: 700 * (q.card(q.self).madeOf?.length ?? 0) }) }],
  continuous: [stats(itself, { originalAtk: points, originalDef: points })],
});
