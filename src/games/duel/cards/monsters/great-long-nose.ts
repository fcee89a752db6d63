import { dealtBattleDamage, mandatoryTrigger, skipNext } from '../../../../engine/duel/api';
import { spirit } from '../shared/spirit';

/** Spirit. Battle damage to the opponent skips that player's next Battle Phase. */
export default spirit(2356994, {
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      *resolve(e) {
        yield* skipNext(e, e.opponent, 'battle');
      },
    }),
  ],
});
