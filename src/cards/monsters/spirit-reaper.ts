import { dealtBattleDamageDirectly, discardAtRandom, gives, mandatoryTrigger, monster } from '../../engine/duel/api';

/**
 * Battle does not destroy it, but being targeted does, right after that link has resolved and without a link of its own. A direct
 * attack that does damage costs the opponent a random hand card.
 */
export default monster(23205979, {
  continuous: [gives('notDestroyedByBattle'), gives('destroyedWhenTargeted')],
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamageDirectly,
      *resolve(e) {
        yield* discardAtRandom(e, e.opponent, 1);
      },
    }),
  ],
});
