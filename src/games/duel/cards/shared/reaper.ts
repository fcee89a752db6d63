import { dealtBattleDamageDirectly, discardAtRandom, gives, mandatoryTrigger } from '../../../../engine/duel/api';

/** Battle does not destroy it, but being targeted does, right after that link has resolved and without a link of its own. */
export const shunsTouch = [gives('notDestroyedByBattle'), gives('destroyedWhenTargeted')] as const;

/** A direct attack that does damage costs the opponent a random hand card. */
export const reapsTheHand = () =>
  mandatoryTrigger({
    on: 'damage',
    about: 'any',
    when: dealtBattleDamageDirectly,
    *resolve(e) {
      yield* discardAtRandom(e, e.opponent, 1);
    },
  });
