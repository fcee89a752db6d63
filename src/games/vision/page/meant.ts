import type { ActKind, CardFacts, Place, WishView } from '../../../engine/vision';
import type { GameDock, Meant } from '../../../ui/table/dock/game-dock';
import { partsOf } from '../../../ui/table/field/places';
import type { Scene } from '../../../ui/table/dock/scene';
import type { ShownVision, VisionTable } from '../table';
import { useVisionTexts } from '../texts';
import { useBecause } from './use-because';
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

interface Asked extends Pick<Scene<VisionTable>, 'acts'> {
  readonly table: ShownVision;
  readonly book: VisionBook;
  readonly because: ReturnType<GameDock['useBecause']>;
  readonly otherSide: (name: string) => string;
}

export function meantAt(from: Place, to: Place, { table, acts, book, because, otherSide }: Asked): Meant | null {
  const { question, view, seats } = table;
  const act = question && meant(from, to, question.decision.isOpen);
  if (!act) return null;
  const passcode = visionCardAt(view, from)?.passcode;
  const facts = passcode === undefined ? undefined : book.card(passcode)?.facts;
  // What is set on a character may be set on the opponent's; what lies in a region comes to its player's own.
  if (act === 'otherSide' || (act === 'playCard' && facts && liesInRegion(facts) && partsOf(to).seat !== question.player))
    return { options: [], against: [otherSide(seats[question.player].name)] };
  const wishes = (acts.wishesAt(from) as readonly WishView[]).filter((wish) => wish.do === act);
  const reasons = wishes.flatMap((wish) => wish.reasons);
  return { options: wishes.flatMap(({ options }) => options), against: because(reasons, passcode) };
}

/** The same at the table that lies there. */
export const useMeant: NonNullable<GameDock['useMeant']> = () => {
  const { table, acts } = useVision();
  const book = useVisionBook();
  const because = useBecause();
  const { otherSide } = useVisionTexts().prompt.whyNot;
  return (from, to) => meantAt(from, to, { table, acts, book, because, otherSide });
};
