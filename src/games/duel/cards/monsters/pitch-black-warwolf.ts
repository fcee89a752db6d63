import { keepsTrapsOutOfBattle } from '../shared/no-traps-in-battle';

/** The opponent can activate no Trap Cards in any Battle Phase. */
export default keepsTrapsOutOfBattle(88975532);
