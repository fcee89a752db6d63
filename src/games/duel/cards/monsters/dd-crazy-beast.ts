import { gives, monster } from '../../../../engine/duel/api';

/** What it destroys by battle is removed from play. */
export default monster(48148828, {
  continuous: [gives('banishesWhatItDestroys')],
});
