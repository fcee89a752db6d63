import { ofType } from '../shared/kinds';
import { strengthensKinds } from '../shared/strengthening';

/** Fiend and Spellcaster monsters gain 200 ATK and DEF. Fairy monsters lose 200 ATK and DEF. */
export default strengthensKinds(
  59197169,
  [ofType('Fiend', 'Spellcaster'), { atk: 200, def: 200 }],
  [ofType('Fairy'), { atk: -200, def: -200 }],
);
