import type { KeyTexts } from '../../../i18n/key-texts';
import type { KeyRow } from '../../base/shared/KeyList';

/** What a game calls the keys that it has in its own words. */
interface OwnRows {
  /** How the list of acts, a pass and the next step are reached. */
  readonly acting: readonly KeyRow[];
  /** Its piles. */
  readonly piles: readonly KeyRow[];
  readonly looking?: readonly KeyRow[];
}

/** The keyboard map of a table: what every table has, and what the game brings. */
export const keyRows = ({ names, ...t }: KeyTexts, { acting, piles, looking = [] }: OwnRows): readonly KeyRow[] => [
  [[names.tab], t.tab],
  [[names.arrows], t.arrows],
  [[names.enter], t.enter],
  [['1 … 9'], t.digits],
  [['A'], t.acts],
  ...acting,
  [['L'], t.look],
  [['R'], t.respond],
  [['⇧ R'], t.respondOwn],
  [['Z'], t.takeBack],
  [[names.esc, names.backspace], t.esc],
  [['D'], t.dock],
  [['H'], t.hand],
  [['J'], t.field],
  [['F'], t.turn],
  ...piles,
  [['I'], t.inspect],
  [['V'], t.timeline],
  [['C'], t.log],
  [['[ ]', '{ }', 'Home', 'End'], t.walk],
  ...looking,
  [['M'], t.menu],
  [['W'], t.whyNot],
  [['/'], t.rules],
  [['?'], t.help],
];
