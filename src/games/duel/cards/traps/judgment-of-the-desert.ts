import { forbids, hasBegunAbout, nothing, trap } from '../../../../engine/duel/api';

/**
 * Monsters turned up from face-down while it works keep their position by hand for as long as it stays; effects may change it.
 */
export default trap(4869446, {
  activate: nothing,
  notes: [{ on: 'flip', about: 'any', begins: 'judged' }],
  lingering: { judged: { until: 'forever', about: 'cards' } },
  bond: { lasting: 'end' },
  continuous: [forbids('changePosition', 'position-locked', (q, { card }) => card !== null && hasBegunAbout(q, 'judged', card))],
});
