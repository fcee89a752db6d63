import { destroy, ignition, monster, sendFieldCard } from '../../../../engine/duel/api';
import { ownUmis } from '../shared/umi';

/** For an own face-up Umi, sent to the Graveyard: destroys all other cards on the field. */
export default monster(37721209, {
  effects: [
    ignition({
      actsOn: (q) => q.cardsOnField().filter((id) => id !== q.self && !ownUmis(q).includes(id)),
      costs: [sendFieldCard(ownUmis)],
      *resolve(e) {
        yield* destroy(e, e.actedOn);
      },
    }),
  ],
});
