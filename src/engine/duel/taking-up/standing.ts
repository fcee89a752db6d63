import { misfit, type Misfit } from '../../kernel/shape';
import type { DuelFrame, DuelState, DuelWindow, FrameKind } from '../model/duel-state';
import { PHASES, type BattleStep, type DamageStep, type Phase } from '../model/vocabulary';
import { windowKindOf } from '../rules/timing';

type Of<Kind extends FrameKind> = Extract<DuelFrame, { kind: Kind }>;

/** Where a chain can begin. */
const CHAIN_BEGINS = ['open', 'window', 'items', 'attack', 'forcedBattle', 'battle', 'end'] as const;
/**
 * What may lie on what in the stack of frames. `open` is the open window. What is not listed lies alone at the bottom; a frame
 * that is over is gone.
 */
const BENEATH: Readonly<Partial<Record<FrameKind, readonly (FrameKind | 'open')[]>>> = {
  draw: ['turn'],
  standby: ['turn'],
  main1: ['turn'],
  battle: ['turn'],
  main2: ['turn'],
  end: ['turn'],
  items: ['draw', 'standby', 'end'],
  summon: ['open', 'afterChain'],
  attack: ['open', 'forcedBattle'],
  damageStep: ['open', 'forcedBattle'],
  triggers: CHAIN_BEGINS,
  stack: CHAIN_BEGINS,
  afterChain: CHAIN_BEGINS,
  forcedBattle: CHAIN_BEGINS,
};
const BENEATH_WINDOW: Readonly<Record<DuelWindow['window'], readonly (FrameKind | 'open')[]>> = {
  open: ['turn', 'battle', 'main1'],
  items: ['items'],
  phase: ['turn', 'end'],
  step: ['battle'],
  start: ['battle'],
  summonNegation: ['summon'],
  summonSuccess: ['open'],
  set: ['open'],
  position: ['open'],
  attackDeclared: ['attack'],
  battleStep: ['attack'],
  damageStep: ['damageStep'],
  afterChain: CHAIN_BEGINS,
  announcedEnd: [],
  chainLink: [],
};
/** The windows that are asked again after each chain in them. */
const PERSISTENT: readonly DuelWindow['window'][] = ['open', 'phase', 'step', 'damageStep'];

/** Of which phases nothing is left but what lies on the turn. */
const LEFT_ON_TURN: Readonly<Partial<Record<DuelWindow['window'], readonly string[]>>> = {
  open: ['main1', 'main2'],
  phase: ['draw', 'standby'],
};

/** At which of its steps a phase stands while that lies on it. */
const ON_PHASE: readonly (readonly [phase: Phase, kind: FrameKind, at: readonly string[]])[] = [
  ['draw', 'items', ['otherItems', 'draw']],
  ['standby', 'items', ['otherItems', 'window']],
  ['main1', 'window', ['choice']],
  ['battle', 'window', ['startAgain', 'battleStep', 'endStep', 'endTriggers', 'afterAttacks', 'close']],
  ['battle', 'triggers', ['startTriggers', 'startAgain', 'endTriggers']],
  ['battle', 'stack', ['startTriggers', 'startAgain', 'endTriggers']],
  ['battle', 'afterChain', ['startTriggers', 'startAgain', 'endTriggers']],
  ['battle', 'forcedBattle', ['startTriggers', 'startAgain', 'endTriggers']],
  ['end', 'items', ['otherItems', 'window']],
  ['end', 'window', ['itemsAgain', 'handLimit', 'limitAlone']],
  ['end', 'triggers', ['handLimit', 'limitAlone']],
  ['end', 'stack', ['handLimit', 'limitAlone']],
  ['end', 'afterChain', ['handLimit', 'limitAlone']],
  ['end', 'forcedBattle', ['handLimit', 'limitAlone']],
];
/** The step of the Battle Phase that runs, by the step of the procedure that comes next. */
const STEP_BEFORE: Readonly<Record<string, readonly (BattleStep | null)[]>> = {
  enter: [null],
  startTriggers: ['start'],
  start: ['start'],
  startAgain: ['start'],
  startStep: [null, 'start'],
  battleStep: ['start'],
  endStep: ['battle', 'damage'],
  endTriggers: ['end'],
  afterAttacks: ['battle', 'end'],
  choice: ['battle'],
  close: ['battle', 'end'],
};
/** The part of the Damage Step that runs, by the step of the procedure that comes next. */
const PART_BEFORE: Readonly<Record<string, readonly (DamageStep | null)[]>> = {
  start: [null],
  reveal: ['start'],
  before: ['start'],
  calculation: ['start', 'reveal', 'before'],
  mayPrevent: ['calculation'],
  after: ['calculation'],
  end: ['after'],
  afterAttack: ['end'],
  finish: ['end'],
};

const isPhase = (frame: DuelFrame | undefined): frame is Of<Phase> => (PHASES as readonly string[]).includes(frame?.kind ?? '');

/**
 * The duel stands somewhere it can come to: frames lie on each other as the flow puts them, and phase, steps, chain and battle
 * are theirs. @returns what does not hold.
 */
export function strangeStanding(state: DuelState): Misfit | undefined {
  const { frames, result } = state;
  if (frames[0] === undefined) return misfit('a frame', 'none', '.frames');
  // A duel that is over stands at no rest point.
  if (result !== null) return misfit('a duel that goes on', result.reason, '.result');
  for (let at = 0; at < frames.length; at++) {
    const found = strangeFrame(state, frames[at]!, frames[at - 1]);
    if (found !== undefined) return { ...found, where: `.frames[${at}]${found.where}` };
  }
  return strangePhase(state) ?? strangeBattle(state) ?? strangeChain(state) ?? strangeMoment(state);
}

/** The open window is the place of acts; any other is only answered. */
const nameOf = (frame: DuelFrame): string => (frame.kind === 'window' && frame.window === 'open' ? 'open' : frame.kind);

function strangeFrame(state: DuelState, here: DuelFrame, below: DuelFrame | undefined): Misfit | undefined {
  const beneath: readonly string[] = here.kind === 'window' ? BENEATH_WINDOW[here.window] : (BENEATH[here.kind] ?? []);
  const fits = below === undefined ? beneath.length === 0 && here.kind !== 'window' : beneath.includes(nameOf(below));
  if (!fits)
    return misfit(
      beneath.length === 0 ? 'a frame at the bottom' : `${here.kind} on ${beneath.join(', ')}`,
      below === undefined ? 'nothing beneath' : nameOf(below),
      '.kind',
    );
  if (
    isPhase(below) &&
    !ON_PHASE.some(([phase, kind, at]) => phase === below.kind && kind === here.kind && at.includes(below.at))
  )
    return misfit(`what lies on ${below.kind} before ${below.at}`, here.kind, '.kind');
  switch (here.kind) {
    case 'turn':
      return strangeDestination(here);
    case 'window':
      return strangeWindow(state, here, below!);
    case 'items':
      return here.slot === below!.kind ? undefined : misfit(`the items of ${below!.kind}`, here.slot, '.slot');
    case 'stack':
      return strangePassing(here);
    case 'summon':
      return (here.how === 'effect') === (below?.kind === 'afterChain')
        ? undefined
        : misfit('the summon of an effect only after its chain', here.how, '.how');
    default:
      return undefined;
  }
}

/** What may be announced in each phase. */
const ANNOUNCED: Readonly<Record<Phase, readonly (string | null)[]>> = {
  draw: [null],
  standby: [null],
  main1: [null, 'battle', 'end', 'nextStep'],
  battle: [null, 'battle', 'main2', 'end'],
  main2: [null, 'end'],
  end: [null],
};
const strangeDestination = ({ node, to }: Of<'turn'>): Misfit | undefined =>
  node === '' || ANNOUNCED[node].includes(to) ? undefined : misfit(`what may follow ${node}`, to, '.to');

function strangeWindow(state: DuelState, here: DuelWindow, below: DuelFrame): Misfit | undefined {
  const { window, persistent, about, order, said, holder, stacks } = here;
  if (persistent !== PERSISTENT.includes(window))
    return misfit(`a window ${window} that is ${persistent ? 'not ' : ''}persistent`, persistent, '.persistent');
  if (window === 'open' ? about !== null : about?.window !== windowKindOf(here) && about?.window !== 'afterChain')
    return misfit(window === 'open' ? 'nothing that it is about' : `${window} or afterChain`, about?.window, '.about.window');
  if ((window === 'summonNegation') !== here.noTriggers)
    return misfit('triggers in all windows but one', here.noTriggers, '.noTriggers');
  if (window === 'summonNegation' && order.length !== 1) return misfit('the opponent alone', order.length, '.order');
  if (below.kind === 'turn' && !LEFT_ON_TURN[window]!.includes(below.node))
    return misfit(`a window ${window} in its phase`, below.node, '.window');
  if (stacks > state.stacks) return misfit(`up to ${state.stacks} chains`, stacks, '.stacks');
  if (window === 'open') {
    if (order[0] !== state.turnPlayer) return misfit('the turn player first', order[0], '.order');
    if ((said !== null) !== holder > 0) return misfit('an end that is announced, and the opponent asked', said, '.said');
    const phase = below.kind === 'turn' ? below.node : below.kind;
    if (phase === '' || !ANNOUNCED[phase as Phase].includes(said)) return misfit(`what may follow ${phase}`, said, '.said');
  } else if (said !== null) return misfit('no end that is announced', said, '.said');
  return strangePassing(here);
}

function strangePassing({ order, holder, passes }: Of<'stack' | 'window'>): Misfit | undefined {
  if (order.length === 0 || new Set(order).size < order.length)
    return misfit('each player who is asked once', `[${order.join()}]`, '.order');
  if (holder >= order.length) return misfit(`a seat below ${order.length}`, holder, '.holder');
  return passes >= order.length ? misfit(`fewer than ${order.length} passes`, passes, '.passes') : undefined;
}

/** The innermost forced battle and what lies on it; without one all that lies there. */
function innermost(state: DuelState): { readonly forced: Of<'forcedBattle'> | undefined; readonly above: readonly DuelFrame[] } {
  const at = state.frames.findLastIndex((frame) => frame.kind === 'forcedBattle');
  return { forced: state.frames[at] as Of<'forcedBattle'> | undefined, above: state.frames.slice(at + 1) };
}

/** A forced battle that has been begun: it is in a Battle Phase of its own. */
const hasBegun = (forced: Of<'forcedBattle'> | undefined): boolean => forced?.at === 'triggersAfter' || forced?.at === 'goOn';

function strangePhase(state: DuelState): Misfit | undefined {
  const { phase, step, frames } = state;
  const [bottom, next] = frames;
  if (bottom!.kind !== 'turn')
    return phase === 'draw' && step === null ? undefined : misfit('the Draw Phase before the first turn', phase, '.phase');
  // A position that has been set up stands at the border to its phase.
  const own = isPhase(next) ? next.kind : bottom.node === '' ? (bottom.to ?? 'draw') : bottom.node;
  const { forced } = innermost(state);
  const wanted = hasBegun(forced) ? 'battle' : own;
  if (phase !== wanted) return misfit(wanted, phase, '.phase');
  // In a forced battle the steps are its own; what it keeps of a Battle Phase around it is looked at where that goes on.
  const steps = hasBegun(forced) ? OF_AN_ATTACK : battleSteps(phase, next);
  return steps.includes(step) ? undefined : misfit(`a step of ${phase}`, step, '.step');
}

const OF_AN_ATTACK: readonly (BattleStep | null)[] = ['battle', 'damage'];

function battleSteps(phase: Phase, next: DuelFrame | undefined): readonly (BattleStep | null)[] {
  if (phase !== 'battle') return [null];
  if (next === undefined) return [null];
  return next.kind === 'battle' ? STEP_BEFORE[next.at]! : [];
}

function strangeBattle(state: DuelState): Misfit | undefined {
  const { battle, damageStep, step } = state;
  const { forced, above } = innermost(state);
  const inside = forced !== undefined && !hasBegun(forced) ? state.frames : above;
  const damage = inside.find((frame) => frame.kind === 'damageStep');
  const attack = damage !== undefined || inside.some(({ kind }) => kind === 'attack');
  if (attack !== (battle !== null)) return misfit(attack ? 'the battle of the attack' : 'no battle', battle, '.battle');
  const parts = damage === undefined ? [null] : PART_BEFORE[damage.at]!;
  if (!parts.includes(damageStep)) return misfit(parts[0] ?? 'no part of the Damage Step', damageStep, '.damageStep');
  if ((step === 'damage') !== (damageStep !== null))
    return misfit(damageStep === null ? 'no Damage Step' : 'the Damage Step', step, '.step');
  return undefined;
}

function strangeChain({ stack, frames }: DuelState): Misfit | undefined {
  const top = frames.at(-1)!;
  if (top.kind === 'stack' && stack.length === 0) return misfit('the links of the chain', 'none', '.stack');
  if (top.kind !== 'stack' && top.kind !== 'triggers' && stack.length > 0)
    return misfit('no chain', `${stack.length} links`, '.stack');
  const resolved = stack.map((link) => link.resolved);
  const resolves = top.kind === 'stack' && top.at !== 'build';
  if (!resolves && resolved.includes(true)) return misfit('no link resolved yet', 'one that is', '.stack');
  return resolved.lastIndexOf(false) > resolved.indexOf(true) && resolved.includes(true)
    ? misfit('links resolved from the last one on', 'another order', '.stack')
    : undefined;
}

/** Nothing is later than now, and what is being summoned has its summon. */
function strangeMoment(state: DuelState): Misfit | undefined {
  const { clock, turn } = state;
  const summons = state.frames.flatMap((frame) =>
    frame.kind === 'summon' && frame.how !== 'effect' ? frame.cards.map(({ card }) => card) : [],
  );
  for (const card of state.cards) {
    const late = Math.max(card.arrival, card.faceUpSince, card.lastAttack);
    if (late > clock) return misfit(`moments up to ${clock}`, late, `.cards[${card.id}]`);
    const lateTurn = Math.max(card.turnArrived, card.turnSet, card.turnPositionChanged, card.turnAttacked);
    if (lateTurn > turn) return misfit(`turns up to ${turn}`, lateTurn, `.cards[${card.id}]`);
    if (card.summoning && !summons.includes(card.id)) return misfit('a summon under way', 'none', `.cards[${card.id}].summoning`);
  }
  return undefined;
}
