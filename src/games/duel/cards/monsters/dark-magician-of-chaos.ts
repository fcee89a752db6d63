import { gives, monster, returnToHand, target } from '../../../../engine/duel/api';
import { mayOn } from '../shared/summoned';

/**
 * Normal or Special Summoned, it may return a Spell of the own Graveyard to the hand. Monsters that it destroys by battle are
 * removed from play, and so is it when it leaves the field.
 */
export default monster(40737112, {
  continuous: [gives('banishesWhatItDestroys'), gives('banishedWhenItLeaves')],
  effects: mayOn(['summon', 'specialSummon'], {
    targets: target((q) => q.graveyardOf(q.player).filter((id) => q.isSpell(id))),
    *resolve(e) {
      yield* returnToHand(e, e.targets);
    },
  }),
});
