import { nothing, spell } from '../../../../engine/duel/api';

/** Neither player discards down to a hand limit. */
export default spell(94163677, {
  activate: nothing,
  continuous: [{ kind: 'handLimit', limit: Infinity, of: () => true }],
});
