import { destroyedWhileSet, mandatoryTrigger, summonTokens, trap } from '../../../../engine/duel/api';

const WICKED_TOKEN = 900000003;

/**
 * Never turned up by hand. Destroyed while Set and in the Graveyard, it Special Summons a Wicked Token, also in the turn in which
 * it was Set.
 */
export default trap(65810489, {
  activate: [],
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: destroyedWhileSet,
      specialSummons: true,
      *resolve(e) {
        yield* summonTokens(e, WICKED_TOKEN, 1, ['attack', 'defense']);
      },
    }),
  ],
});
