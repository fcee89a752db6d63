import type {
  Answer,
  CardId,
  Decision,
  PickDecision,
  QuestionDecision,
  Player,
  Vision,
  VisionGame,
  VisionRun,
} from '../../engine/vision';
import { wordsOf } from './event-words';
import { likeness, pickCards, type CardReference } from './card-reference';

export interface LineOptions {
  /** The game is saved to JSON text and loaded again at every decision. */
  readonly reloads?: VisionGame | undefined;
  /** Told every event in the words of the format, as it happens. */
  readonly trace?: ((words: string) => void) | undefined;
}

/** What a step says about the questions that its act brings. */
interface Inline {
  readonly player: Player;
  readonly card: CardId | undefined;
  readonly caster: boolean | undefined;
  readonly pay: { readonly active?: number | undefined; readonly sleep?: number | undefined } | undefined;
  /** What is left of its choices. */
  choices: readonly CardReference[];
}

/** A step could not be played. */
export class StepFailed extends Error {}

/** The line of play: gives answers to the game, and answers by itself what belongs to an act or leaves no choice. */
export class Line {
  private inline: Inline[] = [];
  private told = 0;
  /** A player has ended this turn: their open decisions are windows until it is over, or until somebody acts. */
  private ending: { readonly player: Player; readonly turn: number } | undefined;

  constructor(
    public run: VisionRun,
    private readonly options: LineOptions,
  ) {
    this.tell();
  }

  get vision(): Vision {
    return this.run.vision;
  }
  get decision(): Decision | undefined {
    return this.run.decision;
  }

  private isEnding(player: Player): boolean {
    return this.ending?.player === player && this.ending.turn === this.vision.state.turn;
  }

  /** `endTurn` may be said: in an open decision, and not while one of this turn still works. */
  canEndTurn(player: Player): boolean {
    const { decision } = this;
    return decision?.kind === 'priority' && decision.isOpen && decision.player === player && !this.isEnding(player);
  }

  endTurn(player: Player): void {
    this.ending = { player, turn: this.vision.state.turn };
    this.give({ do: 'pass' });
  }

  /** Priority that is passed by itself where a step waits. */
  get isWindow(): boolean {
    const { decision } = this;
    return decision?.kind === 'priority' && (!decision.isOpen || this.isEnding(decision.player));
  }

  /** A window in which there is nothing to do but pass. */
  get isEmptyWindow(): boolean {
    const { decision } = this;
    return this.isWindow && decision?.kind === 'priority' && decision.options().length === 1;
  }

  /** An answer that a step gives, with what it says about the questions to come. */
  answer(answer: Answer, says: Partial<Pick<Inline, 'caster' | 'pay' | 'choices'>> = {}): void {
    const { decision } = this;
    if (decision?.kind === 'priority' && answer.do !== 'pass') this.ending = undefined;
    const card = 'card' in answer ? answer.card : (decision as { why?: { card?: CardId } } | undefined)?.why?.card;
    const { caster, pay, choices = [] } = says;
    if (decision !== undefined && (caster !== undefined || pay !== undefined || choices.length > 0))
      this.inline.push({ player: decision.player, card, caster, pay, choices });
    this.give(answer);
  }

  pass(): void {
    this.give({ do: 'pass' });
  }

  /** Gives an answer; where it is so wished, what follows is played on from what was saved. */
  private give(answer: Answer): void {
    this.run.answer(answer);
    const { reloads } = this.options;
    if (reloads !== undefined) {
      const saved: unknown = JSON.parse(JSON.stringify(this.run.save()));
      const loaded = reloads.load(saved, this.run.answers.length % 2 === 0 ? 'all' : 'lastRestPoint');
      if (!loaded.ok || loaded.lost !== undefined) throw new StepFailed(`cannot be loaded again: ${JSON.stringify(loaded)}`);
      const { log } = this.vision;
      // What was told before a rest point is not saved with it.
      if (loaded.run.vision.log.length < log.length)
        loaded.run.vision.log.unshift(...log.slice(0, log.length - loaded.run.vision.log.length));
      this.run = loaded.run;
    }
    this.tell();
  }

  /** What the next step names is left to it: a `choose` of that player. */
  settle(isNamed: (player: Player) => boolean): void {
    for (;;) {
      const { decision } = this;
      if (decision === undefined || decision.kind === 'priority') return;
      const answer =
        this.inlineAnswer(decision) ?? (decision.kind === 'choose' && isNamed(decision.player) ? undefined : this.only(decision));
      if (answer === undefined) return;
      this.give(answer);
    }
  }

  /** What the act that asks was said to do; a caster is used, and active nodes pay, where nothing was said. */
  private inlineAnswer(decision: Exclude<Decision, { kind: 'priority' }>): Answer | undefined {
    const said = this.inline.findLast(({ player, card }) => player === decision.player && card === decision.why.card);
    switch (decision.kind) {
      case 'caster':
        return { do: 'answer', value: said?.caster ?? true };
      case 'pay': {
        const most = decision.values[0] as number;
        const cost = decision.why.amount!;
        const { active = said?.pay?.sleep === undefined ? most : cost - said.pay.sleep, sleep = cost - active } = said?.pay ?? {};
        if (active + sleep !== cost || !decision.values.includes(active))
          throw new StepFailed(`${cost} cannot be paid with ${active} active and ${sleep} sleeping nodes.`);
        return { do: 'answer', value: active };
      }
      case 'choose':
        return said === undefined || said.choices.length === 0 ? undefined : this.chosen(decision, said);
      default:
        return undefined;
    }
  }

  private chosen(decision: PickDecision | QuestionDecision, said: Inline): Answer {
    if (decision.form === 'question') {
      const [named, ...left] = said.choices;
      said.choices = left;
      if (named !== 'player:0' && named !== 'player:1') throw new StepFailed(`"${String(named)}" is no player.`);
      return { do: 'answer', value: Number(named.slice(-1)) };
    }
    const names = said.choices.slice(0, decision.min);
    const picked = pickCards(this.vision, names, decision.from);
    if (picked.kind === 'unclear') throw new StepFailed(`"${names.join(', ')}" may be several cards. Name their places.`);
    if (picked.kind === 'none' || picked.cards.length < decision.min)
      throw new StepFailed(`"${names.join(', ')}" cannot be chosen.`);
    said.choices = said.choices.slice(decision.min);
    return { do: 'choose', cards: picked.cards };
  }

  /** The one distinguishable answer of a selection; undefined when there is a choice. */
  private only(decision: Decision): Answer | undefined {
    if (decision.kind !== 'choose' || decision.form !== 'pick') return undefined;
    const { from, min } = decision;
    const alike = new Set(from.map((card) => likeness(this.vision, card))).size === 1;
    return from.length === min || alike ? { do: 'choose', cards: from.slice(0, min) } : undefined;
  }

  private tell(): void {
    const { log } = this.vision;
    for (const event of log.slice(this.told)) this.options.trace?.(wordsOf(this.vision, event));
    this.told = log.length;
  }
}
