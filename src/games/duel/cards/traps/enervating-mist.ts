import { nothing, trap } from '../../../../engine/duel/api';

/** The opponent keeps five cards at the end of the turn. */
export default trap(26022485, {
  activate: nothing,
  continuous: [{ kind: 'handLimit', limit: 5, of: (q, player) => player === q.opponent }],
});
