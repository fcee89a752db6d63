import type { Duel } from '../../model/duel';
import type { CardId } from '../../model/vocabulary';
import { empty, putInOrder, type Source, type Sources } from './sources';

const NONE: readonly never[] = [];

/**
 * Which cards are negated, and so which sources apply. Effects already active apply before later ones (seed 002 B1): a later
 * negating effect that is itself negated by an earlier one never applies. One that was negated last time begins anew: it comes
 * after all that has worked meanwhile.
 */
export class Negations {
  readonly now: CardId[] = [];
  private readonly negated: (boolean | undefined)[] = [];
  /** Work space: the sources that apply, and cards that turned out not to. */
  private readonly active: Source[] = [];
  private readonly excluded: CardId[] = [];

  constructor(
    private readonly duel: Duel,
    private readonly sources: Sources,
  ) {}

  has(id: CardId): boolean {
    return this.negated[id] === true;
  }

  /**
   * Passes over the sources in order until no negating source that applied is negated by a later one. Each round leaves out the
   * last such source only: what negated it is itself sure to apply, and what it had negated may apply after all. @returns the
   * sources that apply.
   */
  settle(): readonly Source[] {
    const { list } = this.sources;
    this.clear();
    if (!this.sources.negate) return list;
    const { active, excluded } = this;
    const { stilled = NONE } = this.duel.state;
    empty(excluded);
    for (;;) {
      this.clear();
      empty(active);
      if (stilled.length === 0) for (const source of list) this.apply(source);
      else {
        for (const source of list) if (source.lingering || !stilled.includes(source.card)) this.apply(source);
        for (const source of list) if (!source.lingering && stilled.includes(source.card)) this.apply(source);
      }
      const undone = this.undone();
      if (undone === undefined) break;
      excluded.push(undone.card);
    }
    let applying = 0;
    for (const source of active) if (!this.isUndone(source)) active[applying++] = source;
    while (active.length > applying) active.pop();
    if (stilled.length > 0) putInOrder(active);
    return active;
  }

  /** The cards that would negate others and are negated themselves. */
  stilled(): readonly CardId[] {
    let found: CardId[] | undefined;
    for (const source of this.sources.list) if (source.does.negates && this.isUndone(source)) (found ??= []).push(source.card);
    return found ?? NONE;
  }

  private apply(source: Source): void {
    const { excluded } = this;
    if (this.isUndone(source) || (excluded.length > 0 && !source.lingering && excluded.includes(source.card))) return;
    this.active.push(source);
    if (source.does.negates) this.negateBy(source);
  }

  private isUndone({ lingering, card }: Source): boolean {
    return !lingering && this.negated[card] === true;
  }

  /** The last source that negates something and has been negated itself by a later one. */
  private undone(): Source | undefined {
    const { active } = this;
    for (let i = active.length - 1; i >= 0; i--) {
      const source = active[i]!;
      if (source.does.negates && this.isUndone(source)) return source;
    }
    return undefined;
  }

  private clear(): void {
    for (const id of this.now) this.negated[id] = false;
    empty(this.now);
  }

  private negateBy(source: Source): void {
    for (const part of source.does.by.negates) {
      for (const id of this.sources.faceUp) {
        if (this.negated[id] === true || !part.cards(source.scope, id) || this.cannotBeNegated(id)) continue;
        if (this.isBeyond(id, source)) continue;
        this.negated[id] = true;
        this.now.push(id);
      }
    }
  }

  /** Whether something that is not negated itself puts the monster beyond such effects: then this does not negate it either. */
  private isBeyond(id: CardId, by: Source): boolean {
    const { index, state } = this.duel;
    if (index.doing.shields === undefined || state.cards[id]!.zone !== 'monster') return false;
    return this.sources.list.some(
      ({ card, does, scope, lingering }) =>
        (lingering || this.negated[card] !== true) &&
        does.by.shields.some((part) => part.on(scope, id) && part.from(scope, by.as, id)),
    );
  }

  /** What is said of a token is said by the card that made it: a token has no effect of its own. */
  private cannotBeNegated(id: CardId): boolean {
    const { facts, inPendulumZone, privileges } = this.duel.defs[id]!;
    return (
      facts.subtype === 'token' ||
      privileges.cannotBeNegated === true ||
      (inPendulumZone.cannotBeNegated === true && this.duel.state.cards[id]!.zone === 'pendulum')
    );
  }
}
