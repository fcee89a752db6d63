import { canTribute, chooseTributes, type Procedure, type Tributing } from '../../../../engine/duel/api';

/** Special Summon from the hand by tributing such monsters of one's own. It is no Tribute Summon. */
export function byTributing(
  fits: NonNullable<Tributing['fits']>,
  count = 1,
  more: Pick<Tributing, 'fromHand' | 'together'> = {},
): Procedure {
  const tributing: Tributing = { count, fits, needsZone: true, ...more };
  return {
    from: 'hand',
    freesZone: true,
    rule: 'cost-tribute',
    can: (q) => canTribute(q, tributing),
    *perform(e) {
      yield* chooseTributes(e, tributing, 'procedure');
    },
  };
}
