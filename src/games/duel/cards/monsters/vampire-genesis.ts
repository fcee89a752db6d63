import {
  banish,
  chooseCard,
  discardCards,
  ignition,
  maySpecialSummon,
  monster,
  specialSummon,
  target,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { paidCard } from '../shared/paid';

const VAMPIRE_LORD = 53839837;

const lords = (q: Scope): CardId[] => q.monstersOf(q.player).filter((id) => q.isNamed(id, VAMPIRE_LORD));
const level = (q: Scope, id: CardId): number => q.facts(id).level ?? 0;
const dead = (q: Scope): CardId[] =>
  q.graveyardOf(q.player).filter((id) => q.isMonster(id) && q.race(id) === 'Zombie' && maySpecialSummon(q, id));
const isZombieAbove = (q: Scope, id: CardId): boolean =>
  q.isMonster(id) && q.race(id) === 'Zombie' && dead(q).some((one) => level(q, one) < level(q, id));

/** Comes only for a Vampire Lord removed from play. A discarded Zombie brings back one of a lower Level. */
export default monster(22056710, {
  summoning: {
    specialOnly: true,
    onlyBy: 'procedure',
    procedure: {
      from: 'hand',
      freesZone: true,
      rule: 'cost-banish',
      can: (q) => lords(q).length > 0,
      *perform(e) {
        const lord = yield* chooseCard(e, { from: lords(e), prompt: 'banishCost' });
        yield* banish(e, [lord!], 'procedure');
      },
    },
  },
  effects: [
    ignition({
      oncePerTurn: true,
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      rule: 'no-monster-zone',
      costs: [discardCards(1, isZombieAbove)],
      targets: target(
        (q) => {
          const paid = paidCard(q);
          return dead(q).filter((id) => paid === undefined || level(q, id) < level(q, paid));
        },
        1,
        'specialSummon',
      ),
      specialSummons: true,
      *resolve(e) {
        yield* specialSummon(e, e.targets);
      },
    }),
  ],
});
