import { forbids, itself, monster, stats, type Scope } from '../../../../engine/duel/api';

const fiends = (q: Scope): number => 1000 * q.faceUpMonsters().filter((id) => id !== q.self && q.race(id) === 'Fiend').length;

/** Beside another own face-up Fiend it cannot be attacked. Its ATK and DEF are 1000 for each other Fiend on either side. */
export default monster(18590133, {
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { card }) => card === q.self && q.faceUpMonstersOf(q.player).some((id) => id !== q.self && q.race(id) === 'Fiend'),
    ),
    stats(itself, { atk: fiends, def: fiends, isTheValue: true }),
  ],
});
