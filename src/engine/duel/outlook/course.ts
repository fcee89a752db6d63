import { seededRandom } from '../../kernel/random';
import { letResolve } from '../../kernel/stack';
import { ProcedureWorld } from '../../kernel/world';
import { whyWithoutEffect } from '../flow/chain';
import type { Answer, Decision } from '../model/decision';
import type { Duel } from '../model/duel';
import type { ChainLink, DuelState } from '../model/duel-state';
import type { CardId, CoinSide } from '../model/vocabulary';
import { isOnField } from '../rules/movement';
import type { LinkEnd, Viewer } from '../views/view';
import type { Kind, KnownWorld } from './known-world';
import { waysToAnswer, type Ways } from './ways';

/** What decides where a chain goes: which of some throws chance brings, and the answers to what is asked on the way. */
export interface Way {
  readonly chance: number;
  readonly answers: readonly Answer[];
}

/** Where one way leads: how each link ends, as far as it goes; what is asked where it goes no further. */
export interface Course {
  readonly ends: readonly (LinkEnd | undefined)[];
  readonly asks?: Ways;
  /** A coin, a die or a card at random came into it. */
  readonly usesChance: boolean;
}

/** Every face of a die, and coins in different turns. */
const COINS: readonly (readonly CoinSide[])[] = [
  ['heads', 'heads', 'heads', 'heads'],
  ['tails', 'tails', 'tails', 'tails'],
  ['heads', 'tails', 'heads', 'tails'],
  ['tails', 'heads', 'tails', 'heads'],
  ['heads', 'heads', 'tails', 'tails'],
  ['tails', 'tails', 'heads', 'heads'],
];
export const CHANCES = COINS.length;

function takeChance(state: DuelState, chance: number): void {
  state.fixedCoins = [...COINS[chance]!, ...COINS[chance]!];
  state.fixedDice = Array.from({ length: 8 }, () => chance + 1);
  state.random = seededRandom(`outlook ${chance}`);
}

export const signOfChance = ({ random, fixedCoins, fixedDice }: DuelState): string =>
  `${random.join()} ${fixedCoins.length} ${fixedDice.length}`;

/** A chain of a position as one viewer knows it, to be played on with nobody answering any more, again and again. */
export class ChainOnFork {
  private readonly play: Duel;
  private readonly runner: ProcedureWorld<DuelState, Duel>;

  constructor(
    kind: Kind,
    private readonly world: KnownWorld,
    private readonly viewer: Viewer,
    like: Duel,
  ) {
    this.play = kind.play(world.state, false, like);
    this.play.outcomesMustFit = false;
    this.runner = new ProcedureWorld(this.play, kind);
  }

  /** Plays the chain on from where it stands. Undefined: it is not there that it would resolve. */
  follow(way: Way): Course | undefined {
    const { play } = this;
    this.runner.restore({ state: this.world.state, told: 0, isCopy: true, isAsked: false });
    if (!letResolve(play)) return undefined;
    takeChance(play.state, way.chance);
    const before = signOfChance(play.state);
    const links = play.state.stack;
    const ends = links.map(endAlready);
    const asks = this.resolve(links, ends, way.answers);
    return { ends, usesChance: signOfChance(play.state) !== before, ...(asks && { asks }) };
  }

  /** Resolves the links and notes how each ends. @returns what is asked where the answers do not suffice. */
  private resolve(links: readonly ChainLink[], ends: (LinkEnd | undefined)[], given: readonly Answer[]): Ways | undefined {
    const { play } = this;
    const answers = given.values();
    const failedBy = links.map((): number | undefined => undefined);
    for (let at = lastOf(links); at >= 0; at = lastOf(links)) {
      const link = links[at]!;
      const number = at + 1;
      const lower = links.slice(0, at);
      const failed = lower.map((one) => whyWithoutEffect(play, one));
      const monsters = this.monsters();
      const asked = this.resolveNext(answers);
      if (asked === OVER) {
        ends[at] ??= endOf(link, failedBy[at]);
        for (let i = 0; i < at; i++) ends[i] = { kind: 'unreached', by: number };
        return undefined;
      }
      ends[at] ??= endOf(link, failedBy[at]);
      if (asked.ways !== undefined) return asked.ways;
      lower.forEach((one, i) => {
        if (failed[i] === undefined && whyWithoutEffect(play, one) !== undefined) failedBy[i] = number;
      });
      if (asked.onHidden || this.hasTurnedUp() || this.mayHaveSummoned(link, monsters)) {
        for (let i = 0; i < at; i++) ends[i] ??= { kind: 'open', decides: 'hidden' };
        return undefined;
      }
    }
    return undefined;
  }

  /** One link from its beginning to its end. */
  private resolveNext(answers: Iterator<Answer>): Resolved | typeof OVER {
    const { play, runner } = this;
    let onHidden = false;
    try {
      const transaction = runner.nextTransaction(false);
      if (transaction === undefined) return OVER;
      for (let step = transaction.next(undefined as never); ;) {
        if (step.done === true) return { onHidden };
        const decision = step.value as Decision;
        if (this.leansOnHidden(decision)) onHidden = true;
        const answer = answers.next();
        if (answer.done === true) return { onHidden, ways: waysToAnswer(decision, (id) => this.likeOf(id)) };
        step = transaction.next(answer.value);
      }
    } catch (thrown) {
      if (!runner.isEnd(thrown)) throw thrown;
      return OVER;
    } finally {
      play.path.length = 0;
    }
  }

  /** A negation may be stopped by a card that the viewer does not know: whether it can be is seen only by who is asked. */
  private leansOnHidden(decision: Decision): boolean {
    const { play } = this;
    const link = play.state.stack.findLast(({ resolved }) => !resolved);
    return (
      decision.kind === 'answer' &&
      decision.tells === true &&
      decision.values.length === 1 &&
      decision.player !== this.viewer &&
      link !== undefined &&
      play.defs[link.card]!.effects[link.effect]!.negatesActivation === true
    );
  }

  /** Cards that the viewer does not know are all alike where they lie. */
  private likeOf(id: CardId): string {
    const { zone, controller } = this.play.state.cards[id]!;
    return this.world.hidden.includes(id) ? `${zone}${controller}` : `${id}`;
  }

  /** A card that the viewer does not know has come or turned face-up on the field: whatever it is, it may change the rest. */
  private hasTurnedUp(): boolean {
    const { cards } = this.play.state;
    return this.world.hidden.some((id) => isOnField(cards[id]!) && cards[id]!.faceUp);
  }

  private monsters(): string {
    return this.play.state.players.map(({ monsters }) => monsters.join()).join();
  }

  /** It looks for a monster among cards that the viewer does not know, and has found none among those that stand in for them. */
  private mayHaveSummoned(link: ChainLink, before: string): boolean {
    const effect = this.play.defs[link.card]!.effects[link.effect]!;
    return (
      (effect.specialSummons ?? false) !== false &&
      !link.negated &&
      link.withoutEffect === undefined &&
      link.targets.length === 0 &&
      this.monsters() === before
    );
  }
}

interface Resolved {
  readonly onHidden: boolean;
  readonly ways?: Ways;
}
const OVER = 'the duel is over';

const lastOf = (links: readonly ChainLink[]): number => links.findLastIndex(({ resolved }) => !resolved);

/** What has become of a link that has resolved or been negated. */
function endAlready(link: ChainLink): LinkEnd | undefined {
  return link.resolved || link.negated ? endOf(link, undefined) : undefined;
}

function endOf({ negated, negatedBy, withoutEffect }: ChainLink, failedBy: number | undefined): LinkEnd {
  if (negated) return negatedBy === undefined ? { kind: 'negated' } : { kind: 'negated', by: negatedBy };
  if (withoutEffect === undefined) return { kind: 'resolves' };
  return failedBy === undefined
    ? { kind: 'withoutEffect', rule: withoutEffect }
    : { kind: 'withoutEffect', rule: withoutEffect, by: failedBy };
}
