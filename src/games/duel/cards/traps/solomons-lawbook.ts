import { skipNext, trap } from '../../../../engine/duel/api';

/** Its user's next Standby Phase is skipped. */
export default trap(23471572, {
  activate: {
    *resolve(e) {
      yield* skipNext(e, e.player, 'standby');
    },
  },
});
