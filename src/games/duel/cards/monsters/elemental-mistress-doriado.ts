import { monster } from '../../../../engine/duel/api';

/** A Ritual Monster. Face-up it is WIND, WATER, FIRE and EARTH besides LIGHT; nothing negates that. */
export default monster(99414168, {
  summoning: { specialOnly: true },
  countsAs: { attributes: ['WIND', 'WATER', 'FIRE', 'EARTH'] },
});
