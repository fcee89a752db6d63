import { answerCount, below, IllegalAnswer, seededRandom, type AnyAnswer, type Random } from '../engine/kernel';
import { said } from './invariants';
import { RandomPlayer } from './random-player';
import { legalAnswers, wrongAnswers } from './trial-answers';
import type { DeckSource, TriedGame, TriedRun, TriedSetup } from './tried-game';

const MOST_DECISIONS = 5000;
const FORKS = 8;
/** Wrong answers tried at each decision, of all that there are. */
const REFUSALS = 6;
/** Every so many decisions the whole position is compared before and after wrong answers; otherwise only what always moves. */
const WHOLE_LOOK = 64;

/** How each game is played once more: forked at one decision, or saved and loaded at every one. */
export const RELOADS = ['end', 'every'] as const;
export type Reload = (typeof RELOADS)[number];

/** The time that was given is over, in the middle of a game. */
export class OutOfTime extends Error {}

/** Something that must not be, and the recording that leads there. */
export class Violation extends Error {
  constructor(
    message: string,
    readonly recording: object,
  ) {
    super(message);
  }
}

/** One random game, and all that is tried on it. */
export class FuzzedGame<Deck, Run extends TriedRun<Run>> {
  private readonly setup: TriedSetup<Deck>;
  private readonly random: Random;
  private readonly cards: number;

  /** `until`: when its time is over, in milliseconds of the clock. */
  constructor(
    private readonly game: TriedGame<Deck, Run>,
    private readonly seed: string,
    from: DeckSource,
    private readonly until: number,
  ) {
    this.random = seededRandom(`${seed} fuzz`);
    const decks = game.randomDecks(this.random, from);
    this.setup = { seed, decks, first: below(this.random, 2) === 0 ? 0 : 1 };
    this.cards = decks.reduce((sum, deck) => sum + game.cardsIn(deck), 0);
  }

  /** @returns the number of decisions. */
  play(reload: Reload): number {
    const straight = this.playStraight();
    if (reload === 'every') this.playLoading(straight);
    else this.playForked(straight);
    return straight.answers.length;
  }

  private start(): Run {
    return this.game.start(this.setup, 'newest');
  }
  private newPlayer(): RandomPlayer {
    return new RandomPlayer(`${this.seed} player`);
  }

  /** With everything that is checked at each decision. */
  private playStraight(): Run {
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
      const unsound = state === rest ? undefined : this.game.unsoundRest(run);
      if (unsound !== undefined) throw new Violation(`a rest point would be refused: ${said(unsound)}`, run.save());
      rest = state;
      const untrue = this.game.wronglyTold?.(run, told);
      if (untrue !== undefined) throw new Violation(untrue, run.save());
      told = run.play.log.length;
    }
    return run;
  }

  private check(run: Run): void {
    const broken = this.game.broken(run, this.cards);
    if (broken !== undefined) throw new Violation(broken, run.save());
  }

  private give(run: Run, answer: AnyAnswer): void {
    if (Date.now() >= this.until) throw new OutOfTime();
    try {
      run.answer(answer);
    } catch (error) {
      throw new Violation(`${JSON.stringify(answer)}: ${error instanceof Error ? error.message : String(error)}`, run.save());
    }
  }

  /** What is offered is accepted. */
  private tryForks(run: Run): void {
    for (const answer of legalAnswers(run.decision!, FORKS, this.random)) {
      const fork = run.fork();
      this.give(fork, answer);
      this.check(fork);
    }
  }

  /** What is not offered is refused and changes nothing. */
  private refuse(run: Run): void {
    const { game, random } = this;
    const { play, decision } = run;
    const { stackTraceLimit } = Error;
    // Thousands of refusals are expected; nobody reads where they were thrown.
    Error.stackTraceLimit = 0;
    const whole = run.answers.length % WHOLE_LOOK === 0;
    const before = whole ? JSON.stringify(play.state) : this.glance(run);
    const tried = { cards: play.state.cards.length, acts: game.tries(run, random), isSameAct: game.isSameAct };
    for (const answer of wrongAnswers(decision!, tried, REFUSALS, random)) {
      try {
        run.answer(answer);
      } catch (error) {
        if (error instanceof IllegalAnswer) continue;
        throw new Violation(`${JSON.stringify(answer)} is refused with ${String(error)}`, run.save());
      }
      throw new Violation(`${JSON.stringify(answer)} is not offered and was accepted`, run.save());
    }
    Error.stackTraceLimit = stackTraceLimit;
    const broken = game.brokenSeat(run, random);
    if (broken !== undefined) throw new Violation(broken, run.save());
    if (run.decision !== decision || (whole ? JSON.stringify(play.state) : this.glance(run)) !== before)
      throw new Violation('a refused answer changed the game', run.save());
  }

  /** The same seed, saved as text and loaded at every decision: the loaded copy plays on. */
  private playLoading(straight: Run): void {
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
      if (run.decision === undefined) throw new Violation('loaded, the game is over', recording);
      this.give(run, player.answer(run.decision));
    }
    this.mustEndAlike(run, straight, 'loaded at every decision');
  }

  /** The same answers, forked at one decision: both go on to the same end. */
  private playForked(straight: Run): void {
    const { answers } = straight;
    const at = below(this.random, Math.max(1, answers.length));
    const run = this.start();
    for (const answer of answers.slice(0, at)) this.give(run, answer);
    const fork = run.fork();
    const print = JSON.stringify(run.play.state);
    for (const answer of answers.slice(at)) this.give(fork, answer);
    if (JSON.stringify(run.play.state) !== print)
      throw new Violation(`a fork at decision ${at} changed the game it came from`, run.save());
    this.mustEndAlike(fork, straight, `forked at decision ${at}`);
    for (const answer of answers.slice(at)) this.give(run, answer);
    this.mustEndAlike(run, straight, 'played again');
  }

  /** What moves whenever anything happens. */
  private glance(run: Run): string {
    const { clock, eventCount, batch, random, frames, stack } = run.play.state;
    const moved = [clock, eventCount, batch, random.join(), frames.length, stack.length, run.answers.length];
    return `${moved.join(' ')} ${this.game.glance(run)}`;
  }

  private mustEndAlike(run: Run, straight: Run, how: string): void {
    if (canonical(run.play.state) !== canonical(straight.play.state))
      throw new Violation(`${how}, the game ends otherwise`, straight.save());
  }
}

/** JSON with the keys in order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
