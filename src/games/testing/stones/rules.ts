import { askPick, PASS, type Doing } from '../../../engine/kernel/decision';
import { newFlow, type StackEntry, type WindowFrame } from '../../../engine/kernel/flow-state';
import { GameOver } from '../../../engine/kernel/play';
import { otherSeat, type Seat } from '../../../engine/kernel/priority';
import { node } from '../../../engine/kernel/procedure';
import { KERNEL_PROCEDURES } from '../../../engine/kernel/procedures';
import { seededRandom, shuffle } from '../../../engine/kernel/random';
import { against, noneAgainst, type AnyReason } from '../../../engine/kernel/reasons';
import type { Rules } from '../../../engine/kernel/rules';
import { turnAt } from '../../../engine/kernel/schedule';
import { openForAnswers } from '../../../engine/kernel/stack';
import { openWindow, PERSISTENT } from '../../../engine/kernel/window';
import type { LaidAct, LaidEntry, LaidSide, LaidState } from '../../../engine/table/laid';
import { LaidPlay } from '../../../engine/table/laid-play';
import type { LaidSetup } from '../../../engine/table/laid-session';
import { DECK, type RULES } from './words';

export type Zone = 'bag' | 'hand' | 'wall' | 'heap';

/**
 * Two people draw stones from a bag and lay them on a wall, one a day; at dusk the wall scores what it weighs. Once a day a stone
 * of the other wall may be taken, and a stone from the hand holds it. Twelve win; when a bag is empty, the higher score does.
 */
export interface Stones extends LaidState<Zone, 'score'> {
  /** What the turn player has done today. */
  done: readonly string[];
}
type Rule = keyof typeof RULES;
type Entry = LaidEntry & { readonly act: string };

const STONES = DECK.main;
const HAND = 3;
export const WALL = 3;
const WINS = 12;

export function begin({ seed, first = 0 }: LaidSetup): Stones {
  const random = seededRandom(seed);
  const side = (seat: Seat): LaidSide<Zone, 'score'> => {
    const bag = STONES.map((_, i) => seat * STONES.length + i);
    shuffle(random, bag);
    return { zones: { hand: bag.splice(-HAND), bag, wall: [], heap: [] }, counters: { score: 0 } };
  };
  const cards = ([0, 1] as const).flatMap((owner) => STONES.map((passcode) => ({ passcode, owner })));
  const sides = [side(0), side(1)] as const;
  return { ...newFlow(random), turnPlayer: first, frames: [turnAt('dawn')], cards, sides, done: [], result: null };
}

export class StonesPlay extends LaidPlay<Stones> {
  readonly rules = STONES_RULES;
}

/** All that could be done, allowed or not. */
export const thinkable = ({ state }: StonesPlay, player: Seat): readonly LaidAct[] => [
  PASS,
  { do: 'take' },
  ...state.sides[player].zones.hand.flatMap((card) => ['lay', 'hold'].map((verb) => ({ do: verb, card }))),
];

/** The one home of what may be done: `why` undefined stops at the first reason. */
function may({ state }: StonesPlay, player: Seat, act: LaidAct, window: WindowFrame | null, why?: AnyReason[]): boolean {
  const { hand, wall } = state.sides[player].zones;
  const says = (bad: boolean, rule: Rule): boolean => bad && against(why, rule);
  if (act.do === PASS.do) return true;
  if (act.do !== 'take' && says(!hand.includes(act.card!), 'not-in-hand')) return false;
  if (act.do === 'hold') return !says(window !== null, 'nothing-to-hold') && noneAgainst(why);
  if (says(window === null || player !== state.turnPlayer, 'not-your-day')) return false;
  if (says(state.done.includes(act.do), 'once-a-day')) return false;
  if (act.do === 'lay') return !says(wall.length === WALL, 'wall-is-full') && noneAgainst(why);
  return !says(state.sides[otherSeat(player)].zones.wall.length === 0, 'no-wall') && noneAgainst(why);
}

export function reasonsAgainst(play: StonesPlay, player: Seat, act: LaidAct): readonly AnyReason[] {
  const why: AnyReason[] = [];
  may(play, player, act, play.top.kind === 'window' ? (play.top as WindowFrame) : null, why);
  return why;
}

function* perform(play: StonesPlay, player: Seat, act: LaidAct): Doing<'keep' | undefined> {
  const { state } = play;
  play.newBatch();
  if (act.do !== 'hold') state.done = [...state.done, act.do];
  if (act.do === 'lay') {
    play.move(act.card!, 'wall', player);
    play.tell('lay', player, { card: act.card! });
    return 'keep';
  }
  if (act.do === 'take') {
    const from = state.sides[otherSeat(player)].zones.wall;
    const why = { prompt: 'whichStone' };
    const [card] = yield* askPick({ form: 'pick', kind: 'choose', player, from, min: 1, max: 1, hidden: false, why });
    put(play, { player, resolved: false, act: 'take', card: card!, targets: [card!] });
  } else {
    play.move(act.card!, 'heap', player);
    put(play, { player, resolved: false, act: 'hold', card: act.card! });
  }
  return undefined;
}

function put(play: StonesPlay, entry: Entry): void {
  play.tell(entry.act, entry.player, { card: entry.card });
  play.state.stack.push(entry);
  openForAnswers(play, entry.player);
}

function* resolve(play: StonesPlay, entry: StackEntry): Doing {
  const { act, card, player } = entry as Entry;
  const { stack } = play.state;
  play.newBatch();
  if (act === 'take') play.move(card, 'hand', player);
  else stack[stack.indexOf(entry) - 1]!.resolved = true;
  play.tell(act === 'take' ? 'taken' : 'held', player, { card });
}

export function end(play: StonesPlay, winner: Seat | 'draw', reason: string): never {
  play.tell(winner === 'draw' ? 'drawn' : 'win', winner === 'draw' ? 0 : winner);
  play.state.result = { winner, reason };
  throw new GameOver();
}

function draw(play: StonesPlay): void {
  const { sides, turnPlayer: player } = play.state;
  play.newBatch();
  play.tell('turn', player);
  const card = sides[player].zones.bag.at(-1);
  const [mine, theirs] = [sides[player].counters.score, sides[otherSeat(player)].counters.score];
  if (card === undefined) end(play, mine === theirs ? 'draw' : mine > theirs ? player : otherSeat(player), 'bag');
  play.move(card, 'hand', player);
  play.tell('draw', player, { card, hidden: true });
}

function score(play: StonesPlay): void {
  const { cards, sides, turnPlayer } = play.state;
  const { counters, zones } = sides[turnPlayer];
  counters.score += zones.wall.reduce((sum, card) => sum + cards[card]!.passcode, 0);
  play.newBatch();
  play.tell('score', turnPlayer, { amount: counters.score, rule: 'dusk-scores' });
  if (counters.score >= WINS) end(play, turnPlayer, 'score');
}

const STONES_RULES: Rules<StonesPlay> = {
  procedures: {
    ...KERNEL_PROCEDURES,
    dawn: node<StonesPlay>([{ name: 'draw', do: draw }]),
    day: node<StonesPlay>([
      { name: 'window', do: (play) => openWindow(play, 'day', [play.state.turnPlayer], null, PERSISTENT) },
      { name: 'over', do: ({ state }) => void (state.done = []) },
    ]),
    dusk: node<StonesPlay>([{ name: 'score', do: score }]),
  },
  schedule: { next: { dawn: ['day'], day: ['dusk'], dusk: [] }, first: 'dawn', closing: 'dusk', passedOver: [] },
  stack: { resolve },
  triggers: { policy: 'atOnce', groups: 1, group: () => 0, order: () => undefined, *run() {} },
  asks: (play, player, window) => ({
    form: 'act',
    kind: 'priority',
    player,
    ...(window === null && { window: 'answer' }),
    options: () => thinkable(play, player).filter((act) => may(play, player, act, window)),
  }),
  perform,
};
