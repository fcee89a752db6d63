import { equip } from '../../../../engine/duel/api';

const JINZO = 77585513;

/**
 * For a Jinzo, which leaves the Traps of its own controller alone then; it goes when this leaves the field. Nothing negates
 * this.
 */
export default equip(303660, {
  privileges: { cannotBeNegated: true },
  fits: (q, id) => q.isNamed(id, JINZO),
  bond: { whenLeaves: 'destroyMonster' },
});
