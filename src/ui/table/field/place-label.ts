import { partsOf, type Place, type ShownCard } from '../../../engine/table';
import { zoneWords, type TableTexts } from '../../../i18n/table-texts';
import type { CardNames } from '../../base/card/card-info';
import type { GameFace } from './face';
import type { PlaceMarks } from './marks';

/** The name of a zone as it is read out: "Monster Zone 3". */
export function zoneName(place: Place, t: TableTexts): string {
  const { zone, index } = partsOf(place);
  return zoneWords(zone, t)?.at(index + 1) ?? t.zone.gone;
}

/** What may be said of a card: its name only if this view knows it. */
export function cardName(card: ShownCard, t: TableTexts, info: CardNames): string {
  if (card.known && card.passcode !== undefined) return info(card.passcode).name;
  return zoneWords(partsOf(card.place).zone, t)?.hidden ?? t.card.hidden;
}

/**
 * The sentence that a screen reader says for a place. It begins with the name that is written there, so that whoever
 * speaks to the page calls a card by what is read on it; then where it lies, what it is, what can be done.
 */
export function placeLabel(
  place: Place,
  card: ShownCard | null | undefined,
  marks: PlaceMarks,
  t: TableTexts,
  info: CardNames,
  face: GameFace,
): string {
  const zone = zoneName(place, t);
  const isNamed = card?.known === true && card.passcode !== undefined;
  const called = card ? cardName(card, t, info) : t.card.empty;
  const parts = [...(isNamed ? [called, zone] : [zone, called]), ...(card ? face.says(card, t) : [])];
  if (marks.attacking) parts.push(t.mark.attacking);
  if (marks.attacked) parts.push(t.mark.attackTarget);
  if (marks.selected) parts.push(t.mark.selected);
  else if (marks.selectable) parts.push(t.mark.selectable);
  if (marks.canAct) parts.push(t.mark.canAct);
  if (marks.flag) parts.push(marks.flag.word);
  if (marks.foretold) parts.push(marks.foretold.says);
  return parts.join(t.card.comma);
}
