import type { ShownCard, ShownPile } from './view';

interface Shown {
  readonly ids: readonly number[];
  readonly pile: ShownPile;
}

/** The open piles of each running game, as they were shown last without a stack. */
const shown = new WeakMap<object, Map<string, Shown>>();

/**
 * A pile that everybody looks through. Nothing happens to a card in it but that the stack names it: while none comes or goes the
 * others are shown as before, and late in a game most cards lie there.
 * @param ids the last one on top
 * @param card a card of it, with the numbers by which the stack names it or without them
 */
export function openPile<Card extends ShownCard, Id extends number>(
  play: object,
  where: string,
  ids: readonly Id[],
  named: ReadonlySet<Id>,
  card: (id: Id, isNamed: boolean) => Card,
): ShownPile<Card> {
  let piles = shown.get(play);
  if (piles === undefined) shown.set(play, (piles = new Map()));
  let before = piles.get(where) as { readonly ids: readonly number[]; readonly pile: ShownPile<Card> } | undefined;
  if (before === undefined || !areSame(before.ids, ids)) {
    const cards: Card[] = [];
    for (let i = ids.length - 1; i >= 0; i--) cards.push(card(ids[i]!, false));
    before = { ids: ids.slice(), pile: { kind: 'pile', size: ids.length, cards } };
    piles.set(where, before);
  }
  const { pile } = before;
  if (named.size === 0 || !ids.some((id) => named.has(id))) return pile;
  const top = ids.length - 1;
  return { ...pile, cards: pile.cards.map((one, i) => (named.has(ids[top - i]!) ? card(ids[top - i]!, true) : one)) };
}

function areSame(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
