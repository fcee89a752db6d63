import { banish, battledAMonster, monster, optionalTrigger } from '../../../../engine/duel/api';

/**
 * After damage calculation against a monster she may remove it and herself from play. Monsters which that battle has destroyed go
 * too and never reach the Graveyard; if only one of the two is still there, that one goes.
 */
export default monster(7572887, {
  effects: [
    optionalTrigger({
      on: 'battled',
      when: battledAMonster,
      *resolve(e) {
        const battlers = [e.self, e.event!.foe!].filter((id) => e.card(id).zone === 'monster');
        yield* banish(e, battlers, 'effect', { alsoDestroyedByBattle: true });
      },
    }),
  ],
});
