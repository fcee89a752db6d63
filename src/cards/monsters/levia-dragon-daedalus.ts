import { destroy, ignition, monster, sendFieldCard } from '../../engine/duel/api';
import { ownUmis } from '../shared/umi';

/** For an own face-up Umi, sent to the Graveyard: destroys all other cards on the field. */
export default monster(37721209, {
  effects: [
    ignition({
      costs: [sendFieldCard(ownUmis)],
      *resolve(e) {
        yield* destroy(e, e.cardsOnField().filter((id) => id !== e.self));
      },
    }),
  ],
});
