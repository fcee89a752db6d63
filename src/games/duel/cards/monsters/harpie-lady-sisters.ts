import { monster } from '../../../../engine/duel/api';

/** Cannot be Normal Summoned or Set. Elegant Egotist brings it; once it has, other effects may bring it back. */
export default monster(12206212, { summoning: { specialOnly: true } });
