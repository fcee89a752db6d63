import { monster } from '../../../../engine/duel/api';
import { withstands } from '../shared/withstanding';

/** A battle with a monster of 1900 or more ATK does not destroy it. */
export default monster(52077741, { continuous: [withstands((q, foe) => q.atk(foe) >= 1900)] });
