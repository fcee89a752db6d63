import { monster } from '../../../../engine/duel/api';
import { turnsItselfDown } from '../shared/turning-down';
import { turnsUpAgainstSpells } from '../shared/face-down-ward';

/**
 * Turns itself face-down once per turn. Face-down, a Spell that targets it alone is negated as it resolves, and it turns up.
 */
export default monster(75487237, { ...turnsUpAgainstSpells, effects: [turnsItselfDown] });
