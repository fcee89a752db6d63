import { banish, dealtBattleDamage, monster, optionalTrigger, targetUpTo } from '../../../../engine/duel/api';

const [DARK_BLADE, PITCH_DARK_DRAGON] = [11321183, 47415292];

/** Battle damage to the opponent lets it remove up to three monsters of that player's Graveyard from play. */
export default monster(86805855, {
  fusion: { materials: [DARK_BLADE, PITCH_DARK_DRAGON] },
  effects: [
    optionalTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      condition: (q) => !q.isForbidden('banishFromGraveyard', q.player),
      targets: targetUpTo(3, (q) => q.graveyardOf(q.opponent).filter((id) => q.isMonster(id))),
      *resolve(e) {
        yield* banish(e, e.targets);
      },
    }),
  ],
});
