import { monster, type Scope } from '../../../../engine/duel/api';

const LIMBS = [8124921, 44519536, 70903634, 7902349];

const isInHand = (q: Scope, passcode: number): boolean => q.handOf(q.player).some((id) => q.facts(id).id === passcode);

/**
 * With it and the four limbs in hand its player wins: no activation, looked at whenever no effect is in the middle of resolving.
 */
export default monster(33396948, {
  victory: { reason: 'exodia', met: (q) => q.card(q.self).zone === 'hand' && LIMBS.every((limb) => isInHand(q, limb)) },
});
