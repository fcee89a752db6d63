import { powerOf, ZONES, type CardId, type CardPool, type Player, type Vision, type Zone } from '../../../engine/vision';
import type { CardReference } from '../../../scenario/scenario-game';

export type { CardReference };

interface Read {
  readonly passcode: number;
  readonly player?: Player;
  readonly zone?: Zone;
  readonly index?: number;
}

const PLACE = /^(?:([01]):)?(\w+)(?::(\d+))?$/;

/**
 * Takes a reference apart (`Name`, `Name@hand`, `Name@1:field`, `Name@1:field:2`); undefined when it names no card of the pool or
 * no place.
 */
export function readReference(pool: CardPool, reference: CardReference): Read | undefined {
  if (typeof reference === 'number') return pool.definition(reference) && { passcode: reference };
  const at = reference.lastIndexOf('@');
  const [name, place] = at < 0 ? [reference, undefined] : [reference.slice(0, at), reference.slice(at + 1)];
  const passcode = pool.playable.find(({ en }) => en === name)?.id;
  if (passcode === undefined) return undefined;
  if (place === undefined) return { passcode };
  const [, player, zone, index] = PLACE.exec(place) ?? [];
  const named = ZONES.find((one) => one === zone && one !== 'play');
  if (named === undefined) return undefined;
  return {
    passcode,
    zone: named,
    ...(player !== undefined && { player: player === '0' ? 0 : 1 }),
    ...(index !== undefined && { index: Number(index) }),
  };
}

export const isReference = (pool: CardPool, reference: CardReference): boolean => readReference(pool, reference) !== undefined;

const nameIn = (pool: CardPool, passcode: number): string => pool.definition(passcode)!.facts.en;

export const nameOf = (vision: Vision, card: CardId): string => nameIn(vision.pool, vision.card(card).passcode);

/** A card by its name and place. */
export function referTo(vision: Vision, card: CardId): string {
  const { zone, controller } = vision.card(card);
  const at = zone === 'field' ? `:${vision.side(controller).field.indexOf(card)}` : '';
  return `${nameOf(vision, card)}@${controller}:${zone}${at}`;
}

export const nameOfReference = (pool: CardPool, reference: CardReference): string =>
  nameIn(pool, readReference(pool, reference)!.passcode);

/** Whether the reference can mean this card as it lies now. */
export function isMeant(vision: Vision, card: CardId, reference: CardReference): boolean {
  const read = readReference(vision.pool, reference)!;
  const { passcode, zone, controller } = vision.card(card);
  if (passcode !== read.passcode) return false;
  if (read.zone !== undefined && read.zone !== zone) return false;
  if (read.player !== undefined && read.player !== controller) return false;
  return read.index === undefined || vision.side(controller).field.indexOf(card) === read.index;
}

/** All that a script can tell a card by: cards that are alike in it are the same to it. */
export function likeness(vision: Vision, card: CardId): string {
  const { zone, controller, asleep, damage, carried } = vision.card(card);
  const power = zone === 'field' ? powerOf(vision, card) : null;
  const set = carried.map((one) => [nameOf(vision, one), vision.card(one).controller]).sort();
  return JSON.stringify([nameOf(vision, card), zone, controller, asleep, damage, power, set]);
}

/** What the references pick: a card of its own for each. */
export type Picked =
  | { readonly kind: 'cards'; readonly cards: readonly CardId[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'unclear'; readonly candidates: readonly CardId[] };

/** A card for each reference, none twice; of cards that are alike the first. */
export function pickCards(vision: Vision, references: readonly CardReference[], from: readonly CardId[]): Picked {
  const taken: CardId[] = [];
  for (const reference of references) {
    const candidates = from.filter((card) => !taken.includes(card) && isMeant(vision, card, reference));
    const first = candidates[0];
    if (first === undefined) return { kind: 'none' };
    const needed = references.filter((one) => one === reference).length;
    const differ = new Set(candidates.map((card) => likeness(vision, card))).size > 1;
    if (differ && candidates.length + taken.filter((card) => isMeant(vision, card, reference)).length > needed)
      return { kind: 'unclear', candidates };
    taken.push(first);
  }
  return { kind: 'cards', cards: taken };
}
