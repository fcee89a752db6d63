import type { ShownVision } from '../table';
import type { ActKind, CardFacts, Place, WishView } from '../../../engine/vision';
import { useLanguage, type Language } from '../../../i18n/language';
import { useVisionTexts, type VisionTexts } from '../texts';
import { useCardNames, type CardNames } from '../../../ui/base/card/card-info';
import { useDock } from '../../../ui/base/shared/dock-store';
import { partsOf } from '../../../ui/table/field/places';
import type { TableActs } from '../../../ui/table/dock/scene';
import { visionReasons } from './reasons';
import { visionCardAt } from './vision-cards';
import { useVision, useVisionBook } from './vision-context';
import type { VisionBook } from './vision-props';

/** What a card dropped there is meant to do: a node or a play on the own side, an attack or a defence across the seam. */
function meant(from: Place, to: Place, isOpen: boolean): ActKind | 'otherSide' | null {
  const [own, at] = [partsOf(from), partsOf(to)];
  const isOwnSide = own.seat === at.seat;
  if (own.zone !== 'hand') return isOwnSide ? null : isOpen ? 'attack' : 'defend';
  if (at.zone === 'node') return isOwnSide ? 'node' : 'otherSide';
  return at.zone === 'field' || at.zone === 'set' ? 'playCard' : null;
}

/** It comes to the field by itself. */
const liesInRegion = ({ kind, subtype }: CardFacts): boolean =>
  kind === 'character' || subtype === 'phantom' || subtype === 'worldCharm' || subtype === 'equipmentField';

interface Dropped {
  readonly table: ShownVision;
  readonly acts: TableActs;
  readonly book: VisionBook;
  readonly language: Language;
  readonly names: CardNames;
  readonly texts: VisionTexts;
}

/** A card was dropped on a place: as if it had been tapped, and then what it is to do. What is not legal says why in the dock. */
export function dropCard(from: Place, to: Place, { table, acts, book, language, names, texts }: Dropped): void {
  const { question, view, seats } = table;
  if (!question) return;
  const dock = useDock.getState();
  const act = meant(from, to, question.decision.isOpen);
  if (act === null) return;
  const card = visionCardAt(view, from);
  const facts = card?.passcode === undefined ? undefined : book.card(card.passcode)?.facts;
  // What is set on a character may be set on the opponent's; what lies in a region comes to its player's own.
  if (act === 'otherSide' || (act === 'playCard' && facts && liesInRegion(facts) && partsOf(to).seat !== question.player))
    return dock.refuse([texts.prompt.whyNot.otherSide(seats[question.player].name)]);
  const wishes = (acts.wishesAt(from) as readonly WishView[]).filter((wish) => wish.do === act);
  const [only, ...more] = wishes.flatMap(({ options }) => options);
  if (only && more.length === 0) return void acts.answer({ kind: 'option', index: only.index });
  // Several: the dock asks which, as after a tap. None: it says why not.
  dock.select(from);
  if (!only)
    dock.refuse(
      visionReasons(
        wishes.flatMap(({ reasons }) => reasons),
        { book, language, names },
        card?.passcode,
      ),
    );
}

/** The same at the table that lies there. */
export function useDrop(): (from: Place, to: Place) => void {
  const dropped = {
    ...useVision(),
    book: useVisionBook(),
    language: useLanguage(),
    names: useCardNames(),
    texts: useVisionTexts(),
  };
  return (from, to) => dropCard(from, to, dropped);
}
