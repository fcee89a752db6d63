import { dealtBattleDamage, mandatoryTrigger, skipNext } from '../../../../engine/duel/api';
import { spirit } from '../shared/spirit';

/** Spirit. Battle damage to the opponent skips that player's next Draw Phase. */
export default spirit(3078576, {
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      *resolve(e) {
        yield* skipNext(e, e.opponent, 'draw');
      },
    }),
  ],
});
