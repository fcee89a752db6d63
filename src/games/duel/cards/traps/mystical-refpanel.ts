import { answersSpellOnOnePlayer, redirectToOtherPlayer, trap } from '../../../../engine/duel/api';

/** Directly above a Spell that affects one player: that player becomes the other one. */
export default trap(35563539, {
  activate: {
    condition: answersSpellOnOnePlayer,
    rule: 'answers-spell-on-one-player',
    *resolve(e) {
      yield* redirectToOtherPlayer(e);
    },
  },
});
