import { isObject } from '../../../kernel/shape';

type Json = Readonly<Record<string, unknown>>;

/**
 * The step of today for each stage of a phase: the one that came next. Of stage 0 nothing had been done, not even the look
 * whether the phase is skipped. `undefined`: the phase was over but for what lies on it.
 */
const STEP_OF_PHASE: Readonly<Record<string, readonly (string | undefined)[]>> = {
  draw: ['border', 'otherItems', 'draw', 'window'],
  standby: ['border', 'otherItems', 'window'],
  main1: ['border'],
  battle: ['border', 'battleStep', 'endStep', 'afterAttacks', 'close'],
  main2: ['border'],
  end: ['border', 'otherItems', 'window', 'itemsAgain', 'handLimit', 'handLimit'],
};
const STEP_OF_SUMMON = ['negation', 'success'];
const STEP_OF_DAMAGE_STEP = ['start', 'reveal', 'calculation', 'after', 'end', 'afterAttack', 'finish'];
const STEP_OF_ATTACK = ['declared', 'straight', 'triggers'];
const STEP_AFTER_CHAIN = ['leave', 'summoned', 'forcedBattle'];
const STEP_OF_FORCED_BATTLE = ['triggersBefore', 'triggersAfter'];

/**
 * Where a duel of the first format stood, told anew: there, stages had numbers, the open game state, the Battle Step and the end
 * that is announced in them were three situations, and what had done its last stage still lay beneath what it had begun.
 * @returns `frames` and what else of the state says where it stands.
 */
export function framesOfFormat1(state: Json): Json {
  const situations = (state.situations as readonly unknown[]).filter(isObject);
  const frames: Json[] = [];
  let leaving: 'node' | null = null;
  for (let i = 0; i < situations.length; i++) {
    const here = situations[i]!;
    const above = situations[i + 1];
    if (here.kind === 'battleStep' && here.over === true) leaving = 'node';
    if (here.kind === 'announcedEnd') {
      // The opponent was asked: if that is still so, the word stands; an answer to it has made it fall.
      if (situations.length === i + 2) frames.push({ ...frames.pop()!, holder: 1, passes: 1, said: here.to });
      i += 1;
    } else frames.push(...framesOf(state, here, above));
  }
  return { frames, leaving, inserted: null };
}

const at = (steps: readonly (string | undefined)[], stage: unknown): string | undefined => steps[Number(stage)];

function framesOf(state: Json, here: Json, above: Json | undefined): readonly Json[] {
  switch (here.kind) {
    case 'phase':
      return framesOfPhase(here);
    case 'openGameState':
    case 'battleStep':
      return [openWindow(state, here)];
    case 'window':
      return [window(here)];
    case 'phaseItems':
      return [{ kind: 'items', at: 'triggers', slot: state.phase, whose: here.whose, opened: here.asked ?? -1 }];
    case 'summon':
      return [{ kind: 'summon', at: at(STEP_OF_SUMMON, here.stage), cards: here.cards, player: here.player, how: here.how }];
    case 'triggers':
      return [{ kind: 'triggers', at: 'run', group: here.group, queue: here.queue, timing: null }];
    case 'chainBuilding':
      return [{ kind: 'stack', at: 'build', ...(isObject(here.passing) && here.passing) }];
    case 'chainResolving':
      return [{ kind: 'stack', at: 'resolve', order: [state.turnPlayer], holder: 0, passes: 0 }];
    case 'afterChain':
      // The chain itself now stands where it was begun.
      if (above?.kind === 'chainBuilding' || above?.kind === 'chainResolving') return [];
      return [{ kind: 'afterChain', at: at(STEP_AFTER_CHAIN, here.stage), window: here.window, events: here.events }];
    case 'attack':
      if (above?.kind === 'damageStep') return [];
      return [
        {
          kind: 'attack',
          at: at(STEP_OF_ATTACK, here.stage),
          opposing: here.opposing,
          stacks: here.chains,
          straight: here.straight ?? false,
        },
      ];
    case 'damageStep':
      return [{ kind: 'damageStep', at: at(STEP_OF_DAMAGE_STEP, here.stage) }];
    case 'forcedBattle':
      return [{ ...without(here, 'stage'), at: at(STEP_OF_FORCED_BATTLE, here.stage) }];
    case 'handLimit':
      return [];
    case 'rockPaperScissors':
      return [{ kind: 'rockPaperScissors', at: 'choose', chooser: here.chooser ?? null, prepared: here.prepared ?? false }];
    case 'opening':
      return [{ kind: 'opening', at: 'deal', cards: here.cards, prepared: here.prepared ?? false }];
    default:
      return [here];
  }
}

const without = (here: Json, key: string): Json => Object.fromEntries(Object.entries(here).filter(([name]) => name !== key));

function framesOfPhase({ phase, stage, to, drawReplaced, done, chains }: Json): readonly Json[] {
  const turn = { kind: 'turn', at: 'border', node: phase, to, resume: null };
  const step = at(STEP_OF_PHASE[String(phase)] ?? [], stage);
  if (step === 'border') return [{ ...turn, node: '', to: phase }];
  if (step === undefined) return [turn];
  return [turn, { kind: phase, at: step, done: done ?? [], drawReplaced: drawReplaced ?? false, stacks: chains ?? 0 }];
}

/** The open game state of a Main Phase, or the Battle Step: of a skipped Main Phase the turn player alone is asked. */
const openWindow = ({ turnPlayer, chainCount }: Json, { skipped, begun }: Json): Json => ({
  kind: 'window',
  at: 'look',
  window: 'open',
  order: skipped === true ? [turnPlayer] : [turnPlayer, 1 - Number(turnPlayer)],
  holder: 0,
  passes: 0,
  persistent: true,
  about: null,
  stacks: chainCount,
  opened: begun ?? 0,
  noTriggers: false,
  said: null,
});

const window = (here: Json): Json => ({
  kind: 'window',
  at: 'look',
  window: here.amongItems === true ? 'items' : here.window,
  ...(isObject(here.passing) && here.passing),
  persistent: here.persistent,
  about: here.occasion,
  stacks: here.chains,
  opened: 0,
  noTriggers: here.window === 'summonNegation',
  said: null,
});
