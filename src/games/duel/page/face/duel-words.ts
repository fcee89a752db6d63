import type { DuelView, ViewCard } from '../../../../engine/duel';
import { partsOf } from '../../../../engine/table';
import type { TableTexts } from '../../../../i18n/table-texts';
import type { Flag } from '../../../../ui/table/field/marks';
import { zoneName } from '../../../../ui/table/field/place-label';

/** How a card lies: attack or defense position, and face-down where it could be face-up. */
export function lieOf({ place, position, faceUp }: ViewCard, t: TableTexts): string[] {
  const { zone } = partsOf(place);
  const words: string[] = [];
  if (zone === 'monster') words.push(position === 'defense' ? t.card.defense : t.card.attack);
  if (!faceUp && (zone === 'monster' || zone === 'spellTrap')) words.push(t.card.faceDown);
  return words;
}

/** What is read out of a card: how it lies, what it is worth, what is tied to it, and its part in the chain and the battle. */
export function wordsOf(card: ViewCard, t: TableTexts): readonly string[] {
  // A Set card that the view does not know is called one already.
  const parts = lieOf(card.known ? card : { ...card, faceUp: true }, t);
  if (card.known && card.atk !== undefined && card.def !== undefined) parts.push(t.card.numbers(card.atk, card.def));
  if (card.scale !== undefined) parts.push(t.card.scale(card.scale));
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

export function flagOf(card: ViewCard, t: TableTexts): Flag | undefined {
  if (card.leaving) return { word: t.mark.leavingShort, tone: 'negated' };
  if (card.negated && card.faceUp) return undefined;
  if (card.attackedThisTurn) return { word: t.mark.attacked, tone: 'quiet' };
  return undefined;
}

/** The step of the Battle Phase, or the part of the Damage Step. */
export function stepName({ step, damageStep }: DuelView, t: TableTexts): string | undefined {
  if (damageStep) return t.damageStep[damageStep];
  return step ? t.step[step] : undefined;
}
