import { misfit, type Misfit } from '../../kernel/shape';
import type { WindowKind } from '../model/decision';
import type { DuelState, Situation, SituationKind } from '../model/duel-state';
import type { BattleStep, DamageStep, Phase } from '../model/vocabulary';

type Of<Kind extends SituationKind> = Extract<Situation, { kind: Kind }>;

/** What may lie on what in the stack of situations; `window:` with its name. What is not listed lies alone at the bottom. */
const BENEATH: Readonly<Partial<Record<SituationKind, readonly string[]>>> = {
  openGameState: ['phase'],
  battleStep: ['phase'],
  phaseItems: ['phase'],
  handLimit: ['phase'],
  summon: ['openGameState', 'afterChain'],
  announcedEnd: ['openGameState', 'battleStep'],
  attack: ['battleStep', 'forcedBattle'],
  damageStep: ['attack'],
  triggers: ['phase', 'openGameState', 'battleStep', 'phaseItems', 'attack', 'damageStep', 'forcedBattle', 'window'],
  afterChain: ['phase', 'openGameState', 'battleStep', 'phaseItems', 'attack', 'damageStep', 'forcedBattle', 'window'],
  forcedBattle: ['phase', 'openGameState', 'battleStep', 'phaseItems', 'attack', 'window'],
  chainBuilding: ['afterChain'],
  chainResolving: ['afterChain'],
};
const BENEATH_WINDOW: Readonly<Record<WindowKind, readonly SituationKind[]>> = {
  phase: ['phase', 'phaseItems'],
  step: ['phase'],
  summonNegation: ['summon'],
  summonSuccess: ['openGameState'],
  set: ['openGameState'],
  position: ['openGameState'],
  announcedEnd: ['announcedEnd'],
  attackDeclared: ['attack'],
  battleStep: ['attack'],
  damageStep: ['damageStep'],
  afterChain: ['openGameState', 'battleStep', 'phaseItems', 'forcedBattle', 'window'],
  chainLink: [],
};
/** The windows that are asked again after each chain in them. */
const PERSISTENT: readonly WindowKind[] = ['phase', 'step', 'damageStep'];

/** The last stage of each phase. */
const LAST_STAGE: Readonly<Record<Phase, number>> = { draw: 4, standby: 3, main1: 1, battle: 4, main2: 1, end: 5 };
/** What lies on a phase in which stage. */
const ON_PHASE: readonly (readonly [phase: Phase, kind: SituationKind, stages: readonly number[]])[] = [
  ['draw', 'phaseItems', [1, 2]],
  ['draw', 'window', [4]],
  ['standby', 'phaseItems', [1, 2]],
  ['standby', 'window', [3]],
  ['main1', 'openGameState', [1]],
  ['main2', 'openGameState', [1]],
  ['battle', 'window', [1, 3]],
  ['battle', 'battleStep', [2]],
  ['end', 'phaseItems', [1, 2]],
  ['end', 'window', [3]],
  ['end', 'handLimit', [5]],
];
/** The part of the Damage Step by the stage of its situation. */
const PART: readonly (DamageStep | null)[] = [null, 'start', 'reveal', 'calculation', 'after', 'end', 'end', 'end'];

/**
 * The duel stands somewhere it can come to: situations lie on each other as the flow puts them, and phase, steps, chain and
 * battle are theirs. @returns what does not hold.
 */
export function strangeStanding(state: DuelState): Misfit | undefined {
  const { situations, result } = state;
  const bottom = situations[0];
  if (bottom === undefined) return misfit('a situation', 'none', '.situations');
  // A duel that is over stands at no rest point.
  if (result !== null || bottom.kind === 'over') return misfit('a duel that goes on', result?.reason ?? bottom.kind, '.result');
  for (let at = 0; at < situations.length; at++) {
    const found = strangeSituation(state, situations[at]!, situations[at - 1]);
    if (found !== undefined) return { ...found, where: `.situations[${at}]${found.where}` };
  }
  return strangePhase(state) ?? strangeBattle(state) ?? strangeChain(state) ?? strangeMoment(state);
}

function strangeSituation(state: DuelState, here: Situation, below: Situation | undefined): Misfit | undefined {
  const beneath: readonly string[] = here.kind === 'window' ? BENEATH_WINDOW[here.window] : (BENEATH[here.kind] ?? []);
  const fits = below === undefined ? beneath.length === 0 : beneath.includes(below.kind);
  if (!fits)
    return misfit(
      beneath.length === 0 ? 'a situation at the bottom' : `${here.kind} on ${beneath.join(', ')}`,
      below?.kind ?? 'nothing beneath',
      '.kind',
    );
  if (
    below?.kind === 'phase' &&
    !ON_PHASE.some(([phase, kind, stages]) => phase === below.phase && kind === here.kind && stages.includes(below.stage)) &&
    here.kind !== 'triggers'
  ) {
    return misfit(`what lies on ${below.phase} ${below.stage}`, here.kind, '.kind');
  }
  switch (here.kind) {
    case 'phase':
      return here.stage > LAST_STAGE[here.phase]
        ? misfit(`a stage up to ${LAST_STAGE[here.phase]}`, here.stage, '.stage')
        : strangeDestination(here);
    case 'window':
      if ((here.amongItems === true) !== (below?.kind === 'phaseItems' && here.window === 'phase'))
        return misfit('asked among the items of a phase', here.window, '.amongItems');
      return strangeWindow(here);
    case 'chainBuilding':
      return strangePassing(here.passing);
    case 'summon':
      return (here.how === 'effect') === (below?.kind === 'afterChain')
        ? undefined
        : misfit('the summon of an effect only after its chain', here.how, '.how');
    case 'announcedEnd':
      return here.chains > state.chainCount ? misfit(`up to ${state.chainCount} chains`, here.chains, '.chains') : undefined;
    default:
      return undefined;
  }
}

/** What may be announced in each phase. */
const ANNOUNCED: Readonly<Record<Phase, readonly (string | null)[]>> = {
  draw: [null],
  standby: [null],
  main1: [null, 'battle', 'end'],
  battle: [null, 'battle', 'main2', 'end'],
  main2: [null, 'end'],
  end: [null, 'nextTurn'],
};
const strangeDestination = ({ phase, to }: Of<'phase'>): Misfit | undefined =>
  ANNOUNCED[phase].includes(to) ? undefined : misfit(`what may follow ${phase}`, to, '.to');

function strangeWindow({ window, passing, persistent, occasion, amongItems }: Of<'window'>): Misfit | undefined {
  if (persistent !== (PERSISTENT.includes(window) && amongItems !== true))
    return misfit(`a window ${window} that is ${persistent ? 'not ' : ''}persistent`, persistent, '.persistent');
  if (occasion.window !== window && occasion.window !== 'afterChain')
    return misfit(`${window} or afterChain`, occasion.window, '.occasion.window');
  if (window === 'summonNegation' && passing.order.length !== 1)
    return misfit('the opponent alone', passing.order.length, '.passing.order');
  return strangePassing(passing);
}

function strangePassing({ order, holder, passes }: Of<'chainBuilding'>['passing']): Misfit | undefined {
  if (order.length === 0 || new Set(order).size < order.length)
    return misfit('each player who is asked once', `[${order.join()}]`, '.passing.order');
  if (holder >= order.length) return misfit(`a seat below ${order.length}`, holder, '.passing.holder');
  return passes >= order.length ? misfit(`fewer than ${order.length} passes`, passes, '.passing.passes') : undefined;
}

/** The innermost forced battle and what lies on it; without one all that lies there. */
function innermost(state: DuelState): { readonly forced: Of<'forcedBattle'> | undefined; readonly above: readonly Situation[] } {
  const at = state.situations.findLastIndex((one) => one.kind === 'forcedBattle');
  return { forced: state.situations[at] as Of<'forcedBattle'> | undefined, above: state.situations.slice(at + 1) };
}

function strangePhase(state: DuelState): Misfit | undefined {
  const { phase, step } = state;
  const bottom = state.situations[0]!;
  if (bottom.kind !== 'phase')
    return phase === 'draw' && step === null ? undefined : misfit('the Draw Phase before the first turn', phase, '.phase');
  const { forced } = innermost(state);
  const wanted = forced === undefined || forced.stage === 0 ? bottom.phase : 'battle';
  if (phase !== wanted) return misfit(wanted, phase, '.phase');
  const steps = stepsOf(phase, bottom);
  return steps.includes(step) ? undefined : misfit(`a step of ${phase}`, step, '.step');
}

function stepsOf(phase: Phase, bottom: Of<'phase'>): readonly (BattleStep | null)[] {
  if (phase !== 'battle') return [null];
  if (bottom.phase !== 'battle') return ['battle', 'damage'];
  return [[null], ['start'], ['battle', 'damage'], ['battle', 'end'], ['battle', 'end']][
    bottom.stage
  ] as readonly (BattleStep | null)[];
}

function strangeBattle(state: DuelState): Misfit | undefined {
  const { battle, damageStep, step } = state;
  const { forced, above } = innermost(state);
  const inside = forced?.stage === 0 ? state.situations : above;
  const attack = inside.some(({ kind }) => kind === 'attack');
  const damage = inside.find((one) => one.kind === 'damageStep');
  if (attack !== (battle !== null)) return misfit(attack ? 'the battle of the attack' : 'no battle', battle, '.battle');
  const part = damage === undefined ? null : PART[damage.stage]!;
  if (damageStep !== part) return misfit(part ?? 'no part of the Damage Step', damageStep, '.damageStep');
  if ((step === 'damage') !== (part !== null)) return misfit(part === null ? 'no Damage Step' : 'the Damage Step', step, '.step');
  return undefined;
}

function strangeChain(state: DuelState): Misfit | undefined {
  const { chain, situations } = state;
  const top = situations.at(-1)!;
  const runs = top.kind === 'chainBuilding' || top.kind === 'chainResolving';
  if (runs && chain.length === 0) return misfit('the links of the chain', 'none', '.chain');
  if (!runs && top.kind !== 'triggers' && chain.length > 0) return misfit('no chain', `${chain.length} links`, '.chain');
  const resolved = chain.map((link) => link.resolved);
  if (top.kind !== 'chainResolving' && resolved.includes(true)) return misfit('no link resolved yet', 'one that is', '.chain');
  return resolved.lastIndexOf(false) > resolved.indexOf(true) && resolved.includes(true)
    ? misfit('links resolved from the last one on', 'another order', '.chain')
    : undefined;
}

/** Nothing is later than now, and what is being summoned has its summon. */
function strangeMoment(state: DuelState): Misfit | undefined {
  const { clock, turn } = state;
  const summons = state.situations.flatMap((one) =>
    one.kind === 'summon' && one.how !== 'effect' ? one.cards.map(({ card }) => card) : [],
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
