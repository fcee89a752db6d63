import {
  DuelSession,
  type Answer,
  type DuelGame,
  type DuelRun,
  type DuelSetup,
  type ProfileId,
  type Recording,
} from '../engine/duel';
import { answerCount, below, IllegalAnswer, seededRandom, type Random } from '../engine/kernel';
import { deckMaker, type DeckSource } from './fuzz-decks';
import { brokenInvariant, unsaidSummon, unsoundRest } from './invariants';
import { RandomPlayer } from './random-player';
import { legalAnswers, otherPlayer, wrongAnswers } from './trial-answers';

const MOST_DECISIONS = 5000;
const FORKS = 8;
/** Wrong answers tried at each decision, of all that there are. */
const REFUSALS = 6;
/** Every so many decisions the whole position is compared before and after wrong answers; otherwise only what always moves. */
const WHOLE_LOOK = 64;

/** How each duel is played once more: forked at one decision, or saved and loaded at every one. */
export const RELOADS = ['end', 'every'] as const;
export type Reload = (typeof RELOADS)[number];

/** The time that was given is over, in the middle of a duel. */
export class OutOfTime extends Error {}

/** Something that must not be, and the recording that leads there. */
export class Violation extends Error {
  constructor(
    message: string,
    readonly recording: Recording,
  ) {
    super(message);
  }
}

/** One random duel, and all that is tried on it. */
export class FuzzedDuel {
  private readonly setup: DuelSetup;
  private readonly random: Random;
  private readonly cards: number;

  /** `until`: when its time is over, in milliseconds of the clock. */
  constructor(
    private readonly game: DuelGame,
    private readonly seed: string,
    profile: ProfileId,
    from: DeckSource,
    private readonly until: number,
  ) {
    this.random = seededRandom(`${seed} fuzz`);
    const decks = deckMaker(game, profile)(this.random, from);
    this.setup = { profile, seed, decks, first: below(this.random, 2) === 0 ? 0 : 1 };
    this.cards = decks.reduce((sum, { main, fusion }) => sum + main.length + (fusion?.length ?? 0), 0);
  }

  /** @returns the number of decisions. */
  play(reload: Reload): number {
    const straight = this.playStraight();
    if (reload === 'every') this.playLoading(straight);
    else this.playForked(straight);
    return straight.answers.length;
  }

  private start(): DuelRun {
    return this.game.start(this.setup, 'newest');
  }
  private newPlayer(): RandomPlayer {
    return new RandomPlayer(`${this.seed} player`);
  }

  /** With everything that is checked at each decision. */
  private playStraight(): DuelRun {
    const run = this.start();
    const player = this.newPlayer();
    this.check(run);
    let told = 0;
    let rest: unknown;
    for (let decision = run.decision; decision !== undefined && run.answers.length < MOST_DECISIONS; decision = run.decision) {
      this.refuse(run);
      if (answerCount(decision) > 1) this.tryForks(run);
      this.give(run, player.answer(decision));
      this.check(run);
      const { state } = run.restPoint;
      const unsound = state === rest ? undefined : unsoundRest(state, run.duel);
      if (unsound !== undefined) throw new Violation(unsound, run.save());
      rest = state;
      const unsaid = unsaidSummon(run.duel, told);
      if (unsaid !== undefined) throw new Violation(unsaid, run.save());
      told = run.duel.log.length;
    }
    return run;
  }

  private check(run: DuelRun): void {
    const broken = brokenInvariant(run.duel, run.decision, this.cards);
    if (broken !== undefined) throw new Violation(broken, run.save());
  }

  private give(run: DuelRun, answer: Answer): void {
    if (Date.now() >= this.until) throw new OutOfTime();
    try {
      run.answer(answer);
    } catch (error) {
      throw new Violation(`${JSON.stringify(answer)}: ${error instanceof Error ? error.message : String(error)}`, run.save());
    }
  }

  /** What is offered is accepted. */
  private tryForks(run: DuelRun): void {
    for (const answer of legalAnswers(run.decision!, FORKS, this.random)) {
      const fork = run.fork();
      this.give(fork, answer);
      this.check(fork);
    }
  }

  /** What is not offered is refused and changes nothing. */
  private refuse(run: DuelRun): void {
    const { duel, decision } = run;
    const { stackTraceLimit } = Error;
    // Thousands of refusals are expected; nobody reads where they were thrown.
    Error.stackTraceLimit = 0;
    const whole = run.answers.length % WHOLE_LOOK === 0;
    const before = whole ? JSON.stringify(duel.state) : glance(run);
    for (const answer of wrongAnswers(decision!, duel.state, REFUSALS, this.random)) {
      try {
        run.answer(answer);
      } catch (error) {
        if (error instanceof IllegalAnswer) continue;
        throw new Violation(`${JSON.stringify(answer)} is refused with ${String(error)}`, run.save());
      }
      throw new Violation(`${JSON.stringify(answer)} is not offered and was accepted`, run.save());
    }
    Error.stackTraceLimit = stackTraceLimit;
    const others = DuelSession.over(run).answer(otherPlayer(decision!.player), { kind: 'option', index: 0 });
    if (others.ok) throw new Violation('an answer of the other player was accepted', run.save());
    if (run.decision !== decision || (whole ? JSON.stringify(duel.state) : glance(run)) !== before)
      throw new Violation('a refused answer changed the duel', run.save());
  }

  /** The same seed, saved as text and loaded at every decision: the loaded copy plays on. */
  private playLoading(straight: DuelRun): void {
    let run = this.start();
    const player = this.newPlayer();
    const replayed = below(this.random, Math.max(1, straight.answers.length));
    for (let decision = run.decision; decision !== undefined && run.answers.length < MOST_DECISIONS; decision = run.decision) {
      const recording = run.save();
      const loaded = this.game.load(
        JSON.parse(JSON.stringify(recording)),
        run.answers.length === replayed ? 'all' : 'lastRestPoint',
      );
      if (!loaded.ok)
        throw new Violation(
          `cannot be loaded: ${loaded.error.code} at ${loaded.error.where}, expected ${loaded.error.expected}, got ${loaded.error.got}`,
          recording,
        );
      if (loaded.lost !== undefined)
        throw new Violation(
          `does not replay: ${loaded.lost.where}, expected ${loaded.lost.expected}, got ${loaded.lost.got}`,
          recording,
        );
      run = loaded.run;
      if (run.decision === undefined) throw new Violation('loaded, the duel is over', recording);
      this.give(run, player.answer(run.decision));
    }
    this.mustEndAlike(run, straight, 'loaded at every decision');
  }

  /** The same answers, forked at one decision: both go on to the same end. */
  private playForked(straight: DuelRun): void {
    const { answers } = straight;
    const at = below(this.random, Math.max(1, answers.length));
    const run = this.start();
    for (const answer of answers.slice(0, at)) this.give(run, answer);
    const fork = run.fork();
    const print = JSON.stringify(run.duel.state);
    for (const answer of answers.slice(at)) this.give(fork, answer);
    if (JSON.stringify(run.duel.state) !== print)
      throw new Violation(`a fork at decision ${at} changed the duel it came from`, run.save());
    this.mustEndAlike(fork, straight, `forked at decision ${at}`);
    for (const answer of answers.slice(at)) this.give(run, answer);
    this.mustEndAlike(run, straight, 'played again');
  }

  private mustEndAlike(run: DuelRun, straight: DuelRun, how: string): void {
    if (canonical(run.duel.state) !== canonical(straight.duel.state))
      throw new Violation(`${how}, the duel ends otherwise`, straight.save());
  }
}

/** What moves whenever anything happens. */
const glance = ({ duel: { state }, answers }: DuelRun): string =>
  [
    state.clock,
    state.eventCount,
    state.batch,
    state.random.join(),
    state.frames.length,
    state.stack.length,
    state.players[0].lifePoints,
    state.players[1].lifePoints,
    answers.length,
  ].join(' ');

/** JSON with the keys in order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
