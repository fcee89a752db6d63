import { gives, nothing, trap } from '../../../../engine/duel/api';

/** Own Dragons pierce defense. */
export default trap(54178050, {
  activate: nothing,
  continuous: [gives('piercing', (q, id) => q.controls(q.player, id) && q.race(id) === 'Dragon')],
});
