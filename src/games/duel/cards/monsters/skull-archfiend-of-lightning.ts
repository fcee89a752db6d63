import { monster } from '../../../../engine/duel/api';
import { archfiendUpkeep, archfiendWard } from '../shared/archfiend';

/**
 * 500 Life Points in each own Standby Phase, without a choice. With a 1, 3 or 6 it wards off an effect of the opponent that
 * targets it.
 */
export default monster(61370518, { upkeeps: [archfiendUpkeep(500)], protection: { ward: archfiendWard(1, 3, 6) } });
