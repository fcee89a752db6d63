import type { ReactNode } from 'react';
import type { Place, Seat, ShownCard, TableView } from '../../../engine/table';
import type { Language } from '../../../i18n/language';
import type { TableTexts } from '../../../i18n/table-texts';
import type { TableLayout } from './layout';
import type { Flag } from './marks';

/** How one game looks: its layout, and all that only this game has to draw or say of a card. */
export interface GameFace<Card extends ShownCard = ShownCard> {
  readonly layout: TableLayout;
  /** The card as this view may show it; `wide` where it lies across its cell. */
  draw(card: Card, lies: { readonly wide: boolean; readonly inPlay: boolean }): ReactNode;
  liesAcross(card: Card): boolean;
  /** A card that comes to lie across is laid out anew and fades in; otherwise it swings round. */
  readonly laysAnew?: true;
  /** What is read out of a card after its name. */
  says(card: Card, texts: TableTexts): readonly string[];
  /** The one word that stands on a card. */
  flag(card: Card, texts: TableTexts): Flag | undefined;
  /** The number that counts of a card which stands aside, where a small screen shows no more than its name. */
  figure?(card: Card): number | undefined;
  /** The number of counters that lie on it. */
  countersOn(card: Card): number;
  /** The lane in which a card of a row without squares stands. */
  lane?(card: Card): string;
  /** What may stand in a lane: printed there while nothing does, and said of what stands there. */
  laneWords?(lane: string, texts: TableTexts): string;
  /** A card of a lane that stands aside: its crest. */
  drawAside?(card: Card): ReactNode;
  /** What hangs on a card by a cord, each as a named tab. */
  hangs?(card: Card): readonly Card[];
  /** Where the cards lie that this one is tied to: the monster that it equips. */
  ties?(card: Card): readonly Place[];
  /** What the card does in what lies on the stack, in a word beside it. It bears no numbers of the stack then. */
  role?(card: Card, view: TableView, texts: TableTexts): string | undefined;
  /** What stands behind the large figures of a plate. */
  unit?(texts: TableTexts): string;
  /** The words of the table where they are other than those of the duel. */
  readonly texts?: Readonly<Record<Language, TableTexts>>;
  /** What lies over a half besides its cards. */
  over?(view: TableView, seat: Seat): ReactNode;
  /** What goes on to hold for a player, at the foot of the plate. */
  lasts?(view: TableView, seat: Seat): ReactNode;
  /** A phase in full, as the rail prints it, and in a letter or two where the rail is short. */
  phase(phase: string, texts: TableTexts): { readonly name: string; readonly short: string; readonly sign: string };
}
