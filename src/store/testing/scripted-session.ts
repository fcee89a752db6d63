import {
  actWithPriority,
  bindingSince,
  duelCourtesies,
  learnedSince,
  type AnswerView,
  type DecisionView,
  type DuelView,
  type EventView,
  type DuelMoment,
  type OptionView,
  type Player,
  type SeatView,
  type ViewCard,
} from '../../engine/duel';
import type { Viewer } from '../../engine/table';
import type { Session } from '../../games/view';

/** One decision of a scripted duel, and what the log says before it. */
export interface Step {
  readonly decision: DecisionView;
  readonly turn?: number;
  readonly turnPlayer?: Player;
  readonly phase?: DuelView['phase'];
  readonly events?: readonly Pick<EventView, 'verb' | 'player' | 'from'>[];
}

/** A duel that asks the steps of a script one after another; the script may depend on what was answered. */
export class ScriptedSession implements Session {
  readonly answers: { player: Player; answer: AnswerView }[] = [];

  readonly profile = 'expert';
  readonly courtesies = duelCourtesies;

  constructor(private readonly script: (answers: readonly AnswerView[]) => readonly Step[]) {}

  get answerCount(): number {
    return this.answers.length;
  }

  private get steps(): readonly Step[] {
    return this.script(this.answers.map(({ answer }) => answer));
  }

  view(viewer: Viewer): DuelView {
    const at = this.answers.length;
    const step = this.steps[at];
    const log = this.steps.slice(0, at + 1).flatMap(({ events = [] }) => events);
    return {
      game: 'duel',
      viewer,
      turn: step?.turn ?? 1,
      turnPlayer: step?.turnPlayer ?? 0,
      phase: step?.phase ?? 'main1',
      step: null,
      damageStep: null,
      seats: [seatView(0, viewer), seatView(1, viewer)],
      stack: [],
      attack: null,
      priority: step?.decision.player ?? null,
      decision: step ? seenBy(step.decision, viewer) : null,
      result: step ? null : { winner: 0, reason: 'lp' },
      log: log.map((event, number) => ({ ...event, number, turn: step?.turn ?? 1 })),
    };
  }

  answer(player: Player, answer: AnswerView): { ok: true } | { ok: false; reasons: [] } {
    if (this.steps[this.answers.length]?.decision.player !== player) return { ok: false, reasons: [] };
    this.answers.push({ player, answer });
    return { ok: true };
  }

  rewindTo(count: number): void {
    this.answers.length = count;
  }

  at(count: number): ScriptedSession {
    const earlier = new ScriptedSession(this.script);
    earlier.answers.push(...this.answers.slice(0, count));
    return earlier;
  }

  /** This session with the answers of another one, as after a load. */
  replay(other: unknown): ScriptedSession {
    if (other instanceof ScriptedSession) this.answers.push(...other.answers);
    return this;
  }

  readonly game = 'duel';
  readonly reachableFrom = 0;

  get moments(): readonly (DuelMoment | null)[] {
    return this.answers.map((_, at) => this.at(at).moment);
  }

  get moment(): DuelMoment | null {
    const { decision, turn, turnPlayer, phase, step, damageStep, log } = this.view('public');
    if (!decision) return null;
    const { player, kind, window } = decision;
    return { player, kind, turn, turnPlayer, phase, step, damageStep, chain: null, told: log.length, ...(window && { window }) };
  }

  plainView(viewer: Viewer): DuelView {
    return this.view(viewer);
  }

  passAnswer(): AnswerView | undefined {
    const pass = this.steps[this.answers.length]?.decision.options?.find((one) => one.do === 'pass');
    return pass && { kind: 'option', index: pass.index };
  }

  worldsFor(): undefined {
    return undefined;
  }

  lookInto(): undefined {
    return undefined;
  }

  answerOf(): undefined {
    return undefined;
  }

  forcedAnswer(): undefined {
    return undefined;
  }

  seenCardAt(): undefined {
    return undefined;
  }

  wishesAt(): [] {
    return [];
  }

  endOfTurn(): undefined {
    return undefined;
  }

  onTo(): undefined {
    return undefined;
  }

  openActs(): undefined {
    return undefined;
  }

  openAct(): undefined {
    return undefined;
  }

  /** A pick of whoever has just acted belongs to that act, unless something was drawn since. */
  get announcing(): number | null {
    const { answers, steps } = this;
    const asked = steps[answers.length]?.decision;
    const at = answers.findLastIndex(({ answer }) => answer.kind === 'option');
    const given = answers[at];
    if (asked?.pick === undefined || given?.player !== asked.player || given.answer.kind !== 'option') return null;
    const { index } = given.answer;
    if (steps[at]!.decision.options?.find((one) => one.index === index)?.do === 'pass') return null;
    const hasDrawn = steps.slice(at + 1, answers.length + 1).some(({ events }) => events?.some(({ verb }) => verb === 'draw'));
    return hasDrawn ? null : at;
  }

  announces(player: Player, answer: AnswerView): boolean {
    const trial = this.at(this.answerCount);
    return this.announcing !== null && trial.answer(player, answer).ok && trial.announcing !== this.announcing;
  }

  bindingSince(line: number): ReturnType<Session['bindingSince']> {
    return bindingSince(this.view('public').log, line);
  }

  learnedSince(player: Player, line: number, seen: number): ReturnType<Session['learnedSince']> {
    return learnedSince(this.view('public').log, player, line, seen);
  }

  keptPriority(player: Player, answer: AnswerView): ReturnType<Session['keptPriority']> {
    return actWithPriority(this.view(player), answer);
  }

  surrender(): void {
    this.answers.length = this.steps.length;
  }

  save(): ReturnType<Session['save']> {
    return JSON.parse(JSON.stringify({ answers: this.answers }));
  }
}

function seenBy(decision: DecisionView, viewer: Viewer): DecisionView {
  if (viewer === decision.player) return decision;
  const { player, kind, showsHidden, window, prompt } = decision;
  return { player, kind, showsHidden, ...(window && { window }), ...(prompt && { prompt }) };
}

function seatView(player: Player, viewer: Viewer): SeatView {
  const known = viewer === player;
  const inHand: ViewCard = {
    place: `${player}:hand:0`,
    owner: player,
    controller: player,
    faceUp: false,
    links: [],
    targetedBy: [],
    attackedThisTurn: false,
    arrivedThisTurn: false,
    known,
    ...(known && { passcode: SECRETS[player] }),
  };
  return {
    zones: {
      monster: { kind: 'row', cards: [null, null, null, null, null] },
      spellTrap: { kind: 'row', cards: [null, null, null, null, null] },
      field: { kind: 'row', cards: [null] },
      hand: { kind: 'hand', cards: [inHand] },
      deck: { kind: 'pile', size: 34, cards: [] },
      fusionDeck: { kind: 'pile', size: 0, cards: [] },
      graveyard: { kind: 'pile', size: 0, cards: [] },
      banished: { kind: 'pile', size: 0, cards: [] },
    },
    counters: { lifePoints: 8000 },
  };
}

/** The passcode of the one card in each hand. */
const SECRETS: Readonly<Record<Player, number>> = { 0: 46986414, 1: 4206964 };

const PASS: OptionView = { index: 0, do: 'pass' };

export function window(player: Player, window: NonNullable<DecisionView['window']>, ...more: OptionView[]): DecisionView {
  return { player, kind: 'respond', window, showsHidden: false, options: [PASS, ...more] };
}

export function idle(player: Player, ...options: OptionView[]): DecisionView {
  return { player, kind: 'idle', showsHidden: false, options };
}

export function chooses(player: Player, prompt: NonNullable<DecisionView['prompt']>, showsHidden = false): DecisionView {
  return { player, kind: 'choose', prompt, showsHidden, pick: { from: [], min: 1, max: 1, ordered: false } };
}

export const option = (index: number): AnswerView => ({ kind: 'option', index });
