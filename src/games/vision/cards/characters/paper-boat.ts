import { character } from '../../../../engine/vision/api';

/** Costs 1 less in the hand of a player with a river character on the field. */
export default character(1039, {
  costsLess: (q) => (q.characters(q.player).some((card) => q.hasRace(card, 'river')) ? 1 : 0),
});
