import type { Frame, Skip, TurnFrame } from './flow-state';
import { END } from './play';
import { otherSeat, type Seat } from './priority';
import { procedure } from './procedure';
import type { Playing } from './rules';

const turnOf = ({ state }: Playing): TurnFrame => {
  for (const frame of state.frames) if (frame.kind === 'turn') return frame as TurnFrame;
  throw new Error('no turn is under way');
};

/** The frame of a turn that goes to this node next. */
export const turnAt = (node: string): TurnFrame => ({ kind: 'turn', at: 'border', node: END, to: node, resume: null });

/** The frame of a turn in which this node runs already: its frame lies on it. */
export const turnWithin = (node: string): TurnFrame => ({ kind: 'turn', at: 'border', node, to: null, resume: null });

const nodeFrame = ({ rules: { schedule, procedures } }: Playing, name: string, step = procedures[name]!.first): Frame =>
  schedule.frame?.(name, step) ?? { kind: name, at: step };

/** Where the turn goes at the next border. */
export const goTo = (play: Playing, node: string): void => void (turnOf(play).to = node);
/** Where the turn has been told to go at the next border; null: to what follows by itself. */
export const goingTo = (play: Playing): string | null => turnOf(play).to;
/** An effect ends the node that runs, once nothing lies on the stack. */
export const endNode = ({ state }: Playing): void => void (state.leaving ??= 'node');
/** An effect ends the turn: the closing node follows. */
export const endTurn = ({ state }: Playing): void => void (state.leaving = 'turn');
/** Another node is put in after the one that runs. A second one before the border does nothing. */
export const insertNext = ({ state }: Playing, node: string): void => void (state.inserted ??= node);
/** The node that runs is one that has been put in. */
export const isInserted = (play: Playing): boolean => turnOf(play).resume !== null;
/** The player's next node of that name, or next turn, is skipped. */
export const addSkip = ({ state }: Playing, player: Seat, what: string): void =>
  void state.skips.push({ player, what } satisfies Skip);

/** Uses up a skip of this node or turn, if there is any, or all of them. @returns whether it is skipped. */
export const takeSkip = (play: Playing, player: Seat, what: string): boolean =>
  play.state.skips.length > 0 && takeOne(play, player, what);

function takeOne({ state, rules }: Playing, player: Seat, what: string): boolean {
  const { skips } = state;
  const names = (skip: Skip): boolean => skip.player === player && skip.what === what;
  const index = skips.findIndex(names);
  if (index < 0) return false;
  const together = rules.schedule.skips === 'together';
  state.skips = skips.filter((skip, i) => (together ? !names(skip) : i !== index));
  return true;
}

/**
 * The border between two nodes, where all that effects have decided about the turn meets. @returns the node to enter; null: none.
 */
function crossBorder(play: Playing, here: TurnFrame): string | null {
  const { state } = play;
  const { schedule } = play.rules;
  let planned: string | null = here.resume ?? here.to ?? schedule.next[here.node]?.[0] ?? null;
  here.to = null;
  here.resume = null;
  const { leaving } = state;
  state.leaving = null;
  if (leaving === 'turn') {
    planned = here.node === schedule.closing ? null : schedule.closing;
    state.inserted = null;
  }
  if (state.inserted !== null) {
    const extra = state.inserted;
    state.inserted = null;
    if (!isPassedOver(play, extra)) {
      here.resume = planned;
      return extra;
    }
  }
  while (planned !== null && isPassedOver(play, planned)) planned = schedule.next[planned]?.[0] ?? null;
  return planned;
}

function isPassedOver(play: Playing, node: string): boolean {
  const { schedule } = play.rules;
  if (!schedule.passedOver.includes(node) || !takeSkip(play, play.state.turnPlayer, node)) return false;
  schedule.skipped?.(play, node);
  return true;
}

function enter(play: Playing, here: TurnFrame, node: string): void {
  here.node = node;
  here.at = 'border';
  play.rules.schedule.entered?.(play, node);
  play.push(nodeFrame(play, node));
}

/** The turn is over and the other player's begins, unless it is skipped. */
function nextTurn(play: Playing, here: TurnFrame): void {
  const { state } = play;
  const { schedule } = play.rules;
  schedule.turnOver?.(play);
  state.turn += 1;
  state.turnPlayer = otherSeat(state.turnPlayer);
  schedule.turnBegun?.(play);
  while (takeSkip(play, state.turnPlayer, 'turn')) {
    schedule.skipped?.(play, 'turn');
    const { skippedTurn } = schedule;
    if (skippedTurn !== undefined) {
      here.node = skippedTurn.node;
      here.at = 'border';
      return play.push(nodeFrame(play, skippedTurn.node, skippedTurn.at));
    }
    state.turnPlayer = otherSeat(state.turnPlayer);
  }
  here.node = END;
  here.to = schedule.first;
  here.at = 'border';
}

export const TURN = procedure<Playing, TurnFrame>([
  {
    name: 'border',
    do: (play, here) => {
      const going = crossBorder(play, here);
      if (going === null) nextTurn(play, here);
      else enter(play, here, going);
    },
  },
]);
