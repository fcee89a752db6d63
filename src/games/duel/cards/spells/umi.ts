import { ofType } from '../shared/kinds';
import { strengthensKinds } from '../shared/strengthening';

/** Fish, Sea Serpent, Thunder and Aqua monsters gain 200 ATK and DEF; Machine and Pyro monsters lose as much. */
export default strengthensKinds(
  22702055,
  [ofType('Fish', 'Sea Serpent', 'Thunder', 'Aqua'), { atk: 200, def: 200 }],
  [ofType('Machine', 'Pyro'), { atk: -200, def: -200 }],
);
