import { unaffectedInUmi } from '../shared/umi';

/** While Umi is on the field no Spell affects it. */
export default unaffectedInUmi(95614612);
