import {
  happened,
  maySpecialSummon,
  monster,
  quick,
  sendSelfFromHand,
  specialSummon,
  target,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { archfiendUpkeep, archfiendWard } from '../shared/archfiend';

const TERRORKING_ARCHFIEND = 35975813;

/** Destroyed on the own field just now, and in the own Graveyard. */
const fallenKings = (q: Scope): CardId[] =>
  happened(q, 'toGrave', ({ player, from, how }) => how === 'destroyed' && from === 'monster' && player === q.player)
    .map(({ card }) => card!)
    .filter(
      (id) =>
        q.isNamed(id, TERRORKING_ARCHFIEND) &&
        q.card(id).zone === 'graveyard' &&
        q.card(id).owner === q.player &&
        maySpecialSummon(q, id),
    );
/**
 * Pays 500 in each own Standby Phase; on a 3 it wards off what targets it. From the hand it brings back a Terrorking Archfiend
 * that has just been destroyed.
 */
export default monster(72192100, {
  upkeeps: [archfiendUpkeep(500)],
  protection: { ward: archfiendWard(3) },
  effects: [
    quick(['hand'], {
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      rule: 'no-monster-zone',
      damageStep: 'any',
      costs: [sendSelfFromHand],
      targets: target(fallenKings, 1, 'specialSummon'),
      specialSummons: true,
      *resolve(e) {
        yield* specialSummon(e, e.targets);
      },
    }),
  ],
});
