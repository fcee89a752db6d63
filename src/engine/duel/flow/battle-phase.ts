import { anyEnds, lastsBeyond } from '../../kernel/expiry';
import { node } from '../../kernel/procedure';
import type { Step } from '../../kernel/rules';
import { goingTo } from '../../kernel/schedule';
import { hasReady, startTriggers } from '../../kernel/triggers';
import { layWindow, PERSISTENT, windowFrame } from '../../kernel/window';
import { settle } from '../api/reach';
import type { Duel } from '../model/duel';
import type { LingeringDefinition } from '../model/effect';
import type { DuelWindow, Lingering, Occasion, PhaseFrame } from '../model/duel-state';
import type { DuelEvent } from '../model/event';
import { Effect } from '../model/scope';
import type { BattleStep, Player } from '../model/vocabulary';
import { listAfterEndedBattle, listResponses } from '../rules/acts';
import { endControl } from '../rules/control';
import { extraBattlePhase } from '../rules/phases';
import { afterAttack, looksOn, onlookersAfterAttack } from './after-attack';
import { endUntilNextAttack } from './attack';
import { choosesNextPhase } from './next-phase';
import { openOpenWindow, openWindow, turnPlayerFirst } from './window';

type PhaseStep = Step<Duel, PhaseFrame>;

function newAttacks({ state }: Duel): void {
  for (const card of state.cards) card.attackedThisPhase = 0;
  state.attacked = [];
}

const tellStep = (duel: Duel, step: BattleStep): void => {
  duel.state.step = step;
  duel.note({ verb: 'step', player: duel.state.turnPlayer, text: step });
};

const openStepWindow = (duel: Duel): void => openWindow(duel, 'step', turnPlayerFirst(duel), duel.state.lastBatch, PERSISTENT);

const startStep: PhaseStep = {
  name: 'startStep',
  do: (duel) => {
    newAttacks(duel);
    tellStep(duel, 'start');
    openStepWindow(duel);
  },
};

/** A change of position at the end of the Battle Phase is answered like any other. */
function answerTurning(duel: Duel, before: readonly DuelEvent[]): void {
  const { lastBatch, leaving } = duel.state;
  if (leaving === null && lastBatch !== before && lastBatch.some(({ verb }) => verb === 'position'))
    openWindow(duel, 'position', turnPlayerFirst(duel), lastBatch);
}

/** What a lasting effect does when it ends with the Battle Phase. */
const endOf = (duel: Duel, { passcode, key, until }: Lingering): LingeringDefinition['atEnd'] =>
  until === 'endOfBattlePhase' ? duel.pool.definition(passcode)?.lingering[key]?.atEnd : undefined;

/** From the Battle Step on. An effect that ends the Battle Phase leads past its End Step (R354). */
const afterItsStart: readonly PhaseStep[] = [
  {
    name: 'battleStep',
    do: (duel) => {
      tellStep(duel, 'battle');
      openOpenWindow(duel);
    },
  },
  {
    name: 'endStep',
    do: (duel, here) => {
      // With effects "at the end of the Battle Phase" to enter the End Step is an event. Its triggers come first.
      if (duel.index.hearing('step') !== undefined) {
        duel.newBatch();
        duel.state.step = 'end';
        duel.happen({ verb: 'step', player: duel.state.turnPlayer, text: 'end' });
        return;
      }
      tellStep(duel, 'end');
      here.at = 'afterAttacks';
      openStepWindow(duel);
    },
  },
  {
    name: 'endTriggers',
    when: hasReady,
    do: (duel, here) => {
      here.at = 'endTriggers';
      startTriggers(duel);
    },
  },
  { name: 'endWindow', do: openStepWindow },
  {
    name: 'afterAttacks',
    evenWhenLeaving: true,
    when: (duel) =>
      duel.state.lingering.some((one) => endOf(duel, one) !== undefined) ||
      duel.index.battlers.some((id) => duel.state.cards[id]!.attackedThisPhase > 0 || looksOn(duel, id, 'endOfBattlePhase')),
    *ask(duel) {
      const { players, lastBatch: before } = duel.state;
      yield* onlookersAfterAttack(duel, 'endOfBattlePhase');
      yield* afterAttack(
        duel,
        'endOfBattlePhase',
        players[0].monsters.concat(players[1].monsters).filter((id) => id !== null),
      );
      for (const one of duel.state.lingering) {
        const e = Effect.withoutLink(duel, one.card, one.player, 'lasting');
        e.lingering = one;
        const atEnd = endOf(duel, one);
        if (atEnd !== undefined) yield* atEnd(e);
      }
      answerTurning(duel, before);
    },
  },
  // Of two Battle Phases an effect has ended the one that runs; the other one is still to be had.
  choosesNextPhase(listAfterEndedBattle, {
    evenWhenLeaving: true,
    when: (duel) => duel.state.leaving === 'node' && extraBattlePhase(duel) !== undefined,
  }),
  {
    name: 'close',
    evenWhenLeaving: true,
    do: (duel) => {
      duel.state.step = null;
      if (goingTo(duel) === 'battle') useExtraBattlePhase(duel);
      endUntilNextAttack(duel);
      endWithBattlePhase(duel);
    },
  },
];

export const BATTLE_PHASE = node<Duel, PhaseFrame>([startStep, ...afterItsStart]);

/**
 * With effects "at the start of the Battle Phase" (R432): to enter the Start Step is an event. Its triggers come first, then
 * whoever has such an effect is asked, again after each chain; only then comes the window of the step.
 */
export const BATTLE_PHASE_WITH_START = node<Duel, PhaseFrame>([
  {
    name: 'enter',
    do: (duel) => {
      newAttacks(duel);
      duel.newBatch();
      duel.state.step = 'start';
      duel.happen({ verb: 'step', player: duel.state.turnPlayer, text: 'start' });
    },
  },
  {
    name: 'startTriggers',
    when: hasReady,
    do: (duel, here) => {
      here.at = 'startTriggers';
      startTriggers(duel);
    },
  },
  {
    name: 'start',
    do: (duel, here) => {
      here.stacks = duel.state.stacks;
      openStartWindow(duel);
    },
  },
  {
    name: 'startAgain',
    when: (duel, here) => here.stacks !== duel.state.stacks,
    do: (_, here) => void (here.at = 'startTriggers'),
  },
  { name: 'startStep', do: openStepWindow },
  ...afterItsStart,
]);

const AT_START: Occasion = { window: 'step', events: [] };

/**
 * As during damage calculation nobody is asked who has no such effect. In a discreet duel that must not tell what lies face-down:
 * whoever has a face-down card, or a hand in the own turn, is asked.
 */
function openStartWindow(duel: Duel): void {
  const { state } = duel;
  const mayHold = (player: Player): boolean => {
    const { hand, spellsTraps } = state.players[player];
    return (
      state.discreet &&
      ((player === state.turnPlayer && hand.length > 0) || spellsTraps.some((id) => id !== null && !state.cards[id]!.faceUp))
    );
  };
  const window = windowFrame(duel, 'start', turnPlayerFirst(duel), AT_START) as DuelWindow;
  const asked = window.order.filter((player) => mayHold(player) || listResponses(duel, player, window).length > 1);
  if (asked.length > 0) layWindow(duel, { ...window, order: asked });
}

/** What lasts until the Battle Phase ends: effects, and control that goes back. */
function endWithBattlePhase(duel: Duel): void {
  const { state } = duel;
  if (anyEnds(state.lingering, 'endOfBattlePhase', state.turn)) {
    state.lingering = lastsBeyond(state.lingering, 'endOfBattlePhase', state.turn);
    duel.continuous.changed();
  }
  if (!state.controls.some((record) => record.until === 'endOfBattlePhase')) return;
  duel.newBatch();
  endControl(duel, (record) => record.until === 'endOfBattlePhase');
  settle(duel);
}

function useExtraBattlePhase(duel: Duel): void {
  const used = extraBattlePhase(duel);
  duel.state.lingering = duel.state.lingering.filter((one) => one !== used);
}
