import { lastsBeyond } from '../../kernel/expiry';
import type { Frame } from '../../kernel/flow-state';
import { END } from '../../kernel/play';
import { node, procedure } from '../../kernel/procedure';
import type { Schedule, Step } from '../../kernel/rules';
import { isInserted } from '../../kernel/schedule';
import { startTiming } from '../../kernel/triggers';
import { openWindow, PERSISTENT } from '../../kernel/window';
import { allCharacters, byArrival, fieldCards } from '../model/field';
import type { Doing } from '../model/decision';
import { opponentOf, STARTING_HAND, type CardId, type Phase, type Player, type Timing } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { handLimitOf } from '../rules/hand-limit';
import { choose, says } from './asking';
import { discardFromHand, drawOne } from './instructions';
import { move, turn } from './moving';
import { isUnsettled, settle } from './settling';
import { dueAt, mayBeDue, upkeepsDue } from './due';

type Part = Step<Vision>;

export const PRIORITY = 'priority';

/** The words of the end of a turn: what lasts until then ends at 4.9.1.b. */
export const END_OF_TURN = 'end';

const turnFirst = ({ state: { turnPlayer } }: Vision): readonly Player[] => [turnPlayer, opponentOf(turnPlayer)];

const begin = (phase: Phase): Part => ({
  name: 'begin',
  do(vision) {
    const { state } = vision;
    state.phase = phase;
    state.extra = isInserted(vision);
    vision.newBatch();
    if (phase === 'start') vision.tell('turn', state.turnPlayer, { amount: state.turn });
    else vision.tell('phase', state.turnPlayer, { phase });
  },
});

const at = (name: string, timing: Timing, evenWhenLeaving = false): Part => ({
  name,
  evenWhenLeaving,
  when: (vision) => mayBeDue(vision, timing),
  do: (vision) => startTiming(vision, dueAt(vision, timing)),
});

/** Looks for mortals where something began or ended to apply by itself. */
const settled = (name: string): Part => ({ name, when: isUnsettled, ask: (vision) => settle(vision) });

/** Rule effect, start effects, priority, end effects (4.1.2); an ended phase has its end effects too (4.10.2.b). */
const phase = (name: Exclude<Phase, 'start' | 'end'>, ...rule: readonly Part[]) =>
  node<Vision>([
    begin(name),
    ...rule,
    at('atStart', `${name}Start`),
    { name: 'window', do: (vision) => openWindow(vision, PRIORITY, turnFirst(vision), null, PERSISTENT) },
    at('atEnd', `${name}End`, true),
  ]);

/** 4.3.1.a and 4.9.1.a: the damage of all characters. */
const reset: Part = {
  name: 'reset',
  do(vision) {
    for (const card of allCharacters(vision)) vision.card(card).damage = 0;
    vision.tell('reset', vision.state.turnPlayer);
  },
};

/** 4.4.1.a: all cards of the turn player's on the field wake, nodes do not. */
function wakeField(vision: Vision): void {
  const { turnPlayer } = vision.state;
  for (const card of fieldCards(vision)) if (vision.card(card).controller === turnPlayer) turn(vision, card, false, true);
}

/** 4.6.1.a; not in the starting player's first turn, an additional Draw Phase of it included (4.6.3, S6). */
const ruleDraw: Part = {
  name: 'rule',
  when: ({ state }) => state.turn > 1,
  do: (vision) => drawOne(vision, vision.state.turnPlayer),
};

const excessOf = (vision: Vision): number => {
  const { turnPlayer } = vision.state;
  return vision.side(turnPlayer).hand.length - handLimitOf(vision, turnPlayer);
};

/** 4.8.1.a: what the turn player holds above the limit is discarded. */
const handLimit: Part = {
  name: 'rule',
  when: (vision) => excessOf(vision) > 0,
  *ask(vision) {
    const { turnPlayer } = vision.state;
    const why = { prompt: 'handLimit', amount: excessOf(vision) } as const;
    yield* discardFromHand(vision, yield* choose(turnPlayer, vision.side(turnPlayer).hand, excessOf(vision), why, true));
  },
};

const skippers = (vision: Vision, skipped: Phase): readonly CardId[] =>
  byArrival(vision, vision.side(vision.state.turnPlayer).field).filter((card) => vision.def(card).code.maySkip === skipped);

/** 4.10.5.a: asked as the phase before has ended; who has said yes is not asked again. */
const offer = (skipped: Phase): Part => ({
  name: 'offer',
  when: (vision) => skippers(vision, skipped).length > 0,
  *ask(vision, here: Frame) {
    const { turnPlayer } = vision.state;
    for (const card of skippers(vision, skipped)) {
      if (!(yield* says(turnPlayer, 'answer', { prompt: 'skip', card }))) continue;
      vision.tell('skip', turnPlayer, { phase: skipped });
      here.at = END;
      return;
    }
  },
});

/** Until the end of this turn, or an earlier one that did not come. */
function expire({ state }: Vision): void {
  state.lasting = lastsBeyond(state.lasting, END_OF_TURN, state.turn);
}

/** 4.3.1, 4.4 to 4.8 and 4.9.1: the parts of a turn, step by step. */
export const PARTS: Readonly<Record<Phase, ReturnType<typeof node>>> = {
  start: node<Vision>([
    begin('start'),
    reset,
    {
      name: 'during',
      do({ state }) {
        state.duringTurnOf = state.turnPlayer;
        for (const side of state.players) side.done = [];
      },
    },
    settled('settled'),
    at('atStart', 'turnStart'),
  ]),
  active: phase('active', { name: 'rule', do: wakeField }),
  maintenance: phase('maintenance', { name: 'rule', do: (vision) => startTiming(vision, upkeepsDue(vision)) }),
  draw: phase('draw', ruleDraw),
  main: phase('main'),
  discard: node<Vision>([
    offer('discard'),
    begin('discard'),
    handLimit,
    at('atStart', 'discardStart'),
    { name: 'window', do: (vision) => openWindow(vision, PRIORITY, turnFirst(vision), null, PERSISTENT) },
    at('atEnd', 'discardEnd', true),
  ]),
  end: node<Vision>([
    begin('end'),
    reset,
    { name: 'expire', do: expire },
    settled('expired'),
    at('atEnd', 'turnEnd'),
    { name: 'duringEnds', do: ({ state }) => void (state.duringTurnOf = null) },
    settled('settled'),
  ]),
};

export const SCHEDULE: Schedule<Vision> = {
  next: {
    start: ['active'],
    active: ['maintenance'],
    maintenance: ['draw'],
    draw: ['main'],
    main: ['discard'],
    discard: ['end'],
    end: [],
  },
  first: 'start',
  closing: 'end',
  passedOver: ['active', 'maintenance', 'draw', 'main', 'discard'],
  // Both say "the next": one phase or turn uses them up together (S8).
  skips: 'together',
  skipped(vision, what) {
    const { turnPlayer } = vision.state;
    if (what === 'turn') vision.tell('skipTurn', turnPlayer);
    else vision.tell('skip', turnPlayer, { phase: what as Phase });
  },
};

/** Each player may redraw the whole hand once, the starting player first (S41). */
function* redraw(vision: Vision, player: Player): Doing {
  if (!(yield* says(player, 'mulligan', { prompt: 'mulligan', amount: vision.side(player).hand.length }))) return;
  const { hand } = vision.side(player);
  vision.tell('redraw', player, { amount: hand.length });
  for (const card of hand) move(vision, card, 'deck', { atBottom: true });
  shuffleDeck(vision, player);
  for (let i = 0; i < hand.length; i++) drawOne(vision, player);
}

export function shuffleDeck(vision: Vision, player: Player): void {
  const { state } = vision;
  if (!state.shuffles) return;
  const deck = [...state.players[player].deck];
  vision.shuffle(deck);
  state.players[player].deck = deck;
}

/** Before the first turn: hands are dealt, and may be redrawn. */
export const OPENING = procedure<Vision>([
  {
    name: 'deal',
    do(vision) {
      for (const player of turnFirst(vision))
        for (let i = 0; i < STARTING_HAND && vision.side(player).deck.length > 0; i++) drawOne(vision, player);
    },
  },
  { name: 'first', ask: (vision) => redraw(vision, vision.state.turnPlayer) },
  { name: 'second', ask: (vision) => redraw(vision, opponentOf(vision.state.turnPlayer)) },
]);
