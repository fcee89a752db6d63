import { chooseCard, confirm, mandatoryTrigger, maySpecialSummon, monster, specialSummon } from '../../../../engine/duel/api';

/**
 * May be Special Summoned from the hand for nothing; then the opponent may bring back a monster of that player's Graveyard. A
 * Normal Summon gives the opponent nothing.
 */
export default monster(45894482, {
  summoning: {
    procedure: {
      from: 'hand',
      rule: 'no-monster-zone',
      can: () => true,
      *perform() {
        /* costs nothing */
      },
    },
  },
  effects: [
    mandatoryTrigger({
      on: 'specialSummon',
      when: (_q, { cause }) => cause === 'procedure',
      specialSummons: true,
      *resolve(e) {
        const dead = e.graveyardOf(e.opponent).filter((id) => e.isMonster(id) && maySpecialSummon(e, id, e.opponent));
        if (dead.length === 0 || e.freeMonsterZones(e.opponent) === 0) return;
        if (!(yield* confirm(e, 'specialSummonOptional', e.opponent))) return;
        const revived = yield* chooseCard(e, { player: e.opponent, from: dead, prompt: 'specialSummon' });
        yield* specialSummon(e, [revived!], { player: e.opponent });
      },
    }),
  ],
});
