import type { ViewCard } from '../../engine';
import type { TableTexts } from '../../i18n/table-texts';
import type { CardInfo } from '../card/card-info';
import type { PlaceMarks } from './marks';
import { partsOf } from './places';

/** The name of a zone as it is read out: "Monster Zone 3". */
export function zoneName(place: string, t: TableTexts): string {
  const { zone, index } = partsOf(place);
  switch (zone) {
    case 'monster':
      return t.zone.monster(index + 1);
    case 'spellTrap':
      return t.zone.spellTrap(index + 1);
    case 'field':
      return t.zone.field;
    case 'hand':
      return t.zone.hand(index + 1);
    case 'deck':
      return t.zone.inDeck(index + 1);
    case 'fusionDeck':
      return t.zone.fusionDeck;
    case 'graveyard':
      return t.zone.inGraveyard(index + 1);
    case 'banished':
      return t.zone.inBanished(index + 1);
    default:
      return t.zone.gone;
  }
}

/** What may be said of a card: its name only if this view knows it. */
export function cardName(card: ViewCard, t: TableTexts, info: CardInfo): string {
  if (card.known && card.passcode !== undefined) return info(card.passcode).name;
  const { zone } = partsOf(card.place);
  if (zone === 'monster') return t.card.setMonster;
  return zone === 'spellTrap' ? t.card.setCard : t.card.hidden;
}

function cardParts(card: ViewCard, t: TableTexts, info: CardInfo): string[] {
  const { zone } = partsOf(card.place);
  const parts = [cardName(card, t, info)];
  if (zone === 'monster') parts.push(card.position === 'defense' ? t.card.defense : t.card.attack);
  if (!card.faceUp && card.known && (zone === 'monster' || zone === 'spellTrap')) parts.push(t.card.faceDown);
  if (card.known && card.atk !== undefined && card.def !== undefined) parts.push(t.card.numbers(card.atk, card.def));
  if (card.counters) parts.push(t.card.counters(card.counters));
  if (card.negated) parts.push(t.mark.negated);
  if (card.leaving) parts.push(t.mark.leaving);
  if (card.equippedTo) parts.push(t.card.equippedTo(zoneName(card.equippedTo, t)));
  if (card.linkedTo) parts.push(t.card.linkedTo(zoneName(card.linkedTo, t)));
  for (const n of card.links) parts.push(t.mark.source(n));
  for (const n of card.targetedBy) parts.push(t.mark.targetOf(n));
  if (card.attackedThisTurn) parts.push(t.mark.attacked);
  return parts;
}

/** The sentence that a screen reader says for a place: zone, card, what it does, what can be done. */
export function placeLabel(
  place: string,
  card: ViewCard | null | undefined,
  marks: PlaceMarks,
  t: TableTexts,
  info: CardInfo,
): string {
  const parts = [zoneName(place, t), ...(card ? cardParts(card, t, info) : [t.card.empty])];
  if (marks.attacking) parts.push(t.mark.attacking);
  if (marks.attacked) parts.push(t.mark.attackTarget);
  if (marks.selected) parts.push(t.mark.selected);
  else if (marks.selectable) parts.push(t.mark.selectable);
  if (marks.canAct) parts.push(t.mark.canAct);
  if (marks.flag) parts.push(marks.flag.word);
  return parts.join(t.card.comma);
}
