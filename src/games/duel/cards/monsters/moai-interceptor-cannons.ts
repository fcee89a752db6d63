import { monster } from '../../../../engine/duel/api';
import { turnsItselfDown } from '../shared/turning-down';

/** Turns itself face-down once per turn, and does nothing else. */
export default monster(45159319, { effects: [turnsItselfDown] });
