import { forbids, nothing, phaseTrigger, spell, summonTokens } from '../../../../engine/duel/api';

const SLIME_TOKEN = 900000008;
const JAM_BREEDING_MACHINE = 21770260;

/** In each own Standby Phase it makes a Slime Token. Its controller Summons no other monster in any way; Sets are free. */
export default spell(21770260, {
  activate: nothing,
  continuous: [
    ...(['normalSummon', 'flipSummon'] as const).map((act) =>
      forbids(act, 'own-summons-locked', (q, { player }) => player === q.player),
    ),
    forbids(
      'specialSummon',
      'own-summons-locked',
      (q, { player, by }) => player === q.player && (by === undefined || !q.isNamed(by, JAM_BREEDING_MACHINE)),
    ),
  ],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      specialSummons: true,
      *resolve(e) {
        if (e.selfIsThere) yield* summonTokens(e, SLIME_TOKEN, 1, 'attack');
      },
    }),
  ],
});
