import { countsInOrder, type Amount } from '../../model/effect';
import type { Card } from '../../model/card';
import type { Duel, ValueChange } from '../../model/duel';
import type { OrderOfChanges } from '../../model/duel-state';
import type { Scope } from '../../model/scope';
import type { CardId } from '../../model/vocabulary';
import type { Abilities } from './abilities';
import type { PartOf } from './doings';
import { empty, type Source } from './sources';

/** A change that applies to a monster, and under what the state remembers it. */
interface Change {
  readonly key: string;
  readonly source: Source;
  readonly part: PartOf<'stats'>;
}

const amountOf = (amount: Amount | undefined, scope: Scope, card: CardId): number =>
  amount === undefined ? 0 : typeof amount === 'number' ? amount : amount(scope, card);

/**
 * The ATK and DEF of face-up monsters (E71): original values first, then the changes in the order in which each has begun to
 * apply to that monster. What sets a value sets it over all that came before.
 *
 * What only adds may come in any order. So it is only for monsters to which something that sets or multiplies applies that the
 * state remembers an order (`changeOrder`): whatever applied already when that began comes before it, what begins later after it.
 */
export class AtkAndDef {
  private active: readonly Source[] = [];
  private changesOriginals = false;
  private countsInOrder = false;
  /** What is added counts so many times: -1 while gains are losses. */
  private sign: 1 | -1 = 1;
  private readonly atks: (number | undefined)[] = [];
  private readonly defs: (number | undefined)[] = [];
  /** Which entries of the lists above are filled in. */
  private readonly known: CardId[] = [];

  constructor(
    private readonly duel: Duel,
    private readonly abilities: Abilities,
  ) {}

  clear(): void {
    for (const card of this.known) {
      this.atks[card] = undefined;
      this.defs[card] = undefined;
    }
    empty(this.known);
  }

  /** From now on these apply. */
  reckonBy(active: readonly Source[], changesOriginals: boolean, countsInOrder: boolean, reverses: boolean): void {
    this.active = active;
    this.changesOriginals = changesOriginals;
    this.countsInOrder = countsInOrder;
    this.sign = reverses ? -1 : 1;
  }

  value(card: CardId, which: 'atk' | 'def', printed: number): number {
    const kept = which === 'atk' ? this.atks : this.defs;
    const known = kept[card];
    if (known !== undefined) return known;
    const value = Math.max(0, this.sumUp(card, which, printed));
    kept[card] = value;
    this.known.push(card);
    return value;
  }

  originalOf(card: CardId, of: 'atk' | 'def', printed: number): number {
    return this.changesOriginals ? this.original(card, of, printed, undefined, true) : printed;
  }

  changesOf(card: CardId): readonly ValueChange[] {
    const { atk = 0, def = 0 } = this.duel.defs[card]!.factsAsMonster;
    const changes: ValueChange[] = [];
    this.sumUp(card, 'atk', atk, changes);
    this.sumUp(card, 'def', def, changes);
    return changes;
  }

  /** `told` is given the share of each. */
  private sumUp(card: CardId, of: 'atk' | 'def', printed: number, told?: ValueChange[]): number {
    let value = this.changesOriginals ? this.original(card, of, printed, told) : printed;
    const laid = this.duel.state.cards[card]!.laid;
    if (laid !== undefined && laid[of] !== 0) {
      value += this.sign * laid[of];
      told?.push(laidChange(of, this.sign * laid[of]));
    }
    if (this.countsInOrder && this.orderMatters(card)) {
      for (const { source, part } of this.inTheirOrder(card)) value = changed(value, card, of, source, part, this.sign, told);
      return value;
    }
    for (const source of this.active) {
      for (const part of source.does.by.stats) {
        const amount = of === 'atk' ? part.atk : part.def;
        if (amount === undefined || !part.on(source.scope, card) || !this.abilities.reaches(source, card)) continue;
        const added = signOf(part, this.sign) * amountOf(amount, source.scope, card);
        value += added;
        if (added !== 0) told?.push({ of, sets: false, amount: added, by: source.card });
      }
    }
    return value;
  }

  /** The newest original value that an effect gives it: they never add up. */
  private original(card: CardId, of: 'atk' | 'def', printed: number, told?: ValueChange[], forOthers = false): number {
    const which = of === 'atk' ? 'originalAtk' : 'originalDef';
    let value = printed;
    let newest = 0;
    let by: CardId | undefined;
    for (const source of this.active) {
      for (const part of source.does.by.stats) {
        if (part[which] === undefined || (forOthers && part.forItselfAlone === true)) continue;
        if (!part.on(source.scope, card) || !this.abilities.reaches(source, card)) continue;
        const wanted = part[which](source.scope, card);
        if (wanted === undefined) continue;
        const since = part.originalSince?.(source.scope) ?? source.since;
        if (since < newest) continue;
        value = wanted;
        newest = since;
        by = source.card;
      }
    }
    if (by !== undefined) told?.push({ of, sets: true, amount: value, by });
    return value;
  }

  /** Something that sets or multiplies a value applies to it. */
  private orderMatters(card: CardId): boolean {
    for (const source of this.active) {
      if (!source.does.countsInOrder) continue;
      for (const part of source.does.by.stats)
        if (countsInOrder(part) && part.on(source.scope, card) && this.abilities.reaches(source, card)) return true;
    }
    return false;
  }

  /** What changes its values now, in the order of beginning. What the state does not know of has begun just now: */
  private inTheirOrder(card: CardId): readonly Change[] {
    const began = this.orderOf(card)?.changes ?? [];
    const place = ({ key, part }: Change): number => {
      const at = began.indexOf(key);
      // what adds first, since it may have applied for long while no order mattered.
      return at >= 0 ? at : began.length + (countsInOrder(part) ? 1 : 0);
    };
    return this.changing(card).sort((a, b) => place(a) - place(b));
  }

  /** What changes its values now. What adds nothing at the moment has not begun. */
  private changing(card: CardId): Change[] {
    const found: Change[] = [];
    for (const source of this.active) {
      const { scope } = source;
      source.does.by.stats.forEach((part, number) => {
        if (!part.on(scope, card) || !this.abilities.reaches(source, card)) return;
        if (!countsInOrder(part) && amountOf(part.atk, scope, card) === 0 && amountOf(part.def, scope, card) === 0) return;
        found.push({ key: `${source.since} ${source.card} ${number}`, source, part });
      });
    }
    return found;
  }

  private orderOf(card: CardId): OrderOfChanges | undefined {
    const { changeOrder, cards } = this.duel.state;
    return changeOrder?.find((order) => order.card === card && order.arrival === cards[card]!.arrival);
  }

  /** The order for each of these monsters for which it matters. */
  orders(monsters: readonly CardId[]): readonly OrderOfChanges[] {
    if (!this.countsInOrder) return [];
    const { cards } = this.duel.state;
    return monsters
      .filter((id) => cards[id]!.zone === 'monster' && this.orderMatters(id))
      .map((id) => ({ card: id, arrival: cards[id]!.arrival, changes: this.inTheirOrder(id).map(({ key }) => key) }));
  }
}

const laidChange = (of: 'atk' | 'def', amount: number): ValueChange => ({ of, sets: false, amount, by: null });

/** What a position laid by hand has changed, where nothing else does. */
export const changesLaid = (laid: NonNullable<Card['laid']>): readonly ValueChange[] =>
  (['atk', 'def'] as const).flatMap((of) => (laid[of] === 0 ? [] : [laidChange(of, laid[of])]));

const signOf = ({ isTheValue }: PartOf<'stats'>, sign: 1 | -1): 1 | -1 => (isTheValue === true ? 1 : sign);

function changed(
  value: number,
  card: CardId,
  of: 'atk' | 'def',
  source: Source,
  part: PartOf<'stats'>,
  sign: 1 | -1,
  told?: ValueChange[],
): number {
  const set = of === 'atk' ? part.setAtk : part.setDef;
  const base = set === undefined ? value : amountOf(set, source.scope, card);
  let now = base + signOf(part, sign) * amountOf(of === 'atk' ? part.atk : part.def, source.scope, card);
  if (of === 'atk' && part.atkTimes !== undefined) now = Math.round(now * part.atkTimes);
  if (now !== value) told?.push({ of, sets: set !== undefined, amount: set === undefined ? now - value : now, by: source.card });
  return now;
}
