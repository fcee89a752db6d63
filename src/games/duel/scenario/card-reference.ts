import { placeOf, ZONES, type CardId, type Duel, type Player, type Zone } from '../../../engine/duel';
import { partsOf } from '../../../engine/table';
import type { CardReference } from '../../../scenario/scenario-game';
import { nameOf, passcodeOf } from './card-names';

/** Where a card that is meant may lie: anywhere but nowhere. */
type ZoneKind = Exclude<Zone, 'gone'>;
const ZONE_KINDS = ZONES.filter((zone) => zone !== 'gone');

export type { CardReference };

interface Meant {
  readonly passcode: number;
  readonly player?: Player;
  readonly zone?: ZoneKind;
  readonly index?: number;
}

const FORM = new RegExp(`^([^@]+?)(?:@(?:([01]):)?(${ZONE_KINDS.join('|')})(?::(\\d+))?)?$`);

/**
 * Takes a reference apart (`Name`, a passcode, `Name@hand`, `Name@0:monster:2`); undefined when its form or its card is unknown.
 */
export function readReference(reference: CardReference): Meant | undefined {
  const [, card, player, zone, index] = FORM.exec(String(reference)) ?? [];
  const passcode = card === undefined ? undefined : passcodeOf(card);
  if (passcode === undefined) return undefined;
  return {
    passcode,
    ...(player === undefined ? {} : { player: Number(player) as Player }),
    ...(zone === undefined ? {} : { zone: zone as ZoneKind }),
    ...(index === undefined ? {} : { index: Number(index) }),
  };
}

export const isReference = (reference: CardReference): boolean => readReference(reference) !== undefined;

/** Whether a reference says where its card lies. */
export const namesPlace = (reference: CardReference): boolean => String(reference).includes('@');

/** Whether the card can be meant by the reference. */
export function isMeant(duel: Duel, id: CardId, reference: CardReference): boolean {
  const meant = readReference(reference);
  const card = duel.state.cards[id]!;
  if (meant === undefined || card.passcode !== meant.passcode) return false;
  if (meant.zone === undefined) return true;
  const lies = partsOf(placeOf(duel, id));
  return (
    lies.zone === meant.zone &&
    (meant.player === undefined || lies.seat === meant.player) &&
    (meant.index === undefined || lies.index === meant.index)
  );
}

/** A card with its place, so that the text names this card only: `Sangan@0:monster:2`. */
export const referTo = (duel: Duel, id: CardId): string => `${nameOf(duel.state.cards[id]!.passcode)}@${placeOf(duel, id)}`;

/**
 * Everything about a card that makes a difference to a player. Two cards of one text are the same to a script: which of them is
 * taken does not matter.
 */
export function likeness(duel: Duel, id: CardId): string {
  const card = duel.state.cards[id]!;
  const { zone, owner, controller, passcode } = card;
  if (zone === 'hand' || zone === 'deck') return `${passcode} ${zone} ${owner} ${controller}`;
  if (zone !== 'monster' && zone !== 'spellTrap' && zone !== 'field' && zone !== 'pendulum')
    return `${passcode} ${zone} ${owner} ${card.properlySummoned} ${zone === 'fusionDeck' && card.faceUp}`;
  const { turn } = duel.state;
  const tied = duel.state.cards
    .filter((other) => other.equippedTo === id || other.linkedTo === id)
    .map((other) => other.passcode);
  return JSON.stringify([
    passcode,
    zone,
    owner,
    controller,
    card.faceUp,
    card.position,
    card.turnArrived === turn,
    card.turnSet === turn,
    card.turnPositionChanged === turn,
    card.turnAttacked === turn,
    card.attackedThisPhase,
    card.equippedTo,
    card.linkedTo,
    tied,
    card.counters,
    card.came,
    card.data,
    duel.continuous.atk(id),
    duel.continuous.def(id),
    duel.continuous.isNegated(id),
    duel.state.stack.map((link) => link.targets.some((target) => target.card === id)),
  ]);
}

/** What a list of references means among candidates. */
export type Picked =
  | { readonly kind: 'cards'; readonly cards: readonly CardId[] }
  | { readonly kind: 'none'; readonly missing: CardReference }
  | Unclear;
export interface Unclear {
  readonly kind: 'unclear';
  readonly reference: CardReference;
  readonly candidates: readonly CardId[];
}

/**
 * Finds a card of its own for each reference. References with a place choose first; equal bare ones may mean all their
 * candidates.
 */
export function pickCards(duel: Duel, references: readonly CardReference[], from: readonly CardId[]): Picked {
  const found = new Map<number, CardId>();
  const order = references
    .map((_, i) => i)
    .sort((a, b) => Number(namesPlace(references[b]!)) - Number(namesPlace(references[a]!)));
  for (const i of order) {
    const reference = references[i]!;
    const taken = [...found.values()];
    const candidates = from.filter((id) => !taken.includes(id) && isMeant(duel, id, reference));
    const first = candidates[0];
    if (first === undefined) return { kind: 'none', missing: reference };
    const wanted = order.filter((other) => !found.has(other) && references[other] === reference).length;
    if (wanted < candidates.length && candidates.some((id) => likeness(duel, id) !== likeness(duel, first)))
      return { kind: 'unclear', reference, candidates };
    found.set(i, first);
  }
  return { kind: 'cards', cards: references.map((_, i) => found.get(i)!) };
}
