import { askPick, askValue, PASS, type AnyAct, type Doing } from '../decision';
import { lastsBeyond, type Lasting } from '../expiry';
import { newFlow, type AnyEvent, type FlowState, type StackEntry, type Waiting, type WindowFrame } from '../flow-state';
import { startItems } from '../items';
import { GameOver, Play } from '../play';
import { otherSeat, type Seat } from '../priority';
import { node } from '../procedure';
import { KERNEL_PROCEDURES } from '../procedures';
import { below, seededRandom } from '../random';
import { against, noneAgainst, type AnyReason } from '../reasons';
import type { Rules, TriggerRules } from '../rules';
import type { GameKind } from '../run';
import { addSkip, endNode, endTurn, insertNext, turnAt } from '../schedule';
import { openForAnswers } from '../stack';
import { runNow, startTiming } from '../triggers';
import { openWindow, PERSISTENT } from '../window';

/** Two people take stones from each other. A turn has a dawn, a day and a dusk, when a toll is paid; walls keep takers off. */
interface Stones extends FlowState {
  stones: [number, number];
  walls: readonly (Lasting & { readonly player: Seat })[];
  paid: number;
}
type Entry = StackEntry & { readonly act: string; readonly many: number };
type Told = AnyEvent & { readonly verb: string; readonly player: Seat };

const OPEN: Readonly<Record<string, (play: StonesPlay, player: Seat) => void>> = {
  look: () => undefined,
  sleep: (play) => endNode(play),
  rush: (play) => endTurn(play),
  again: (play) => insertNext(play, 'day'),
  lull: (play, player) => addSkip(play, otherSeat(player), below(play.state.random, 2) === 0 ? 'day' : 'turn'),
  wall: ({ state }, player) => (state.walls = [...state.walls, { player, until: 'dusk', turn: state.turn + 1 }]),
};
const ACTS: readonly AnyAct[] = [PASS, ...['take', 'cancel', ...Object.keys(OPEN)].map((name) => ({ do: name }))];

class StonesPlay extends Play<Stones, Told> {
  rules!: Rules<StonesPlay>;
  // Whoever has been taken from bears two grudges.
  protected happened({ player }: Told): void {
    this.state.waiting = [...this.state.waiting, { card: 1, player }, { card: 2, player }];
  }
}

export function may({ state }: StonesPlay, player: Seat, what: string, window: WindowFrame | null, why?: AnyReason[]): boolean {
  const mine = window?.window === 'day' && player === state.turnPlayer;
  if (what === 'cancel' && window !== null && against(why, 'nothing-to-cancel')) return false;
  if (what in OPEN && !mine && against(why, 'not-your-day')) return false;
  return noneAgainst(why);
}

function* perform(play: StonesPlay, player: Seat, { do: what }: AnyAct): Doing<'keep' | undefined> {
  const { state } = play;
  play.note({ verb: what, player });
  OPEN[what]?.(play, player);
  if (what in OPEN) return what === 'look' ? 'keep' : undefined;
  const pick = { form: 'pick', kind: 'stones', player, from: [1, 2, 3], min: 1, max: 2, hidden: false } as const;
  const many = what === 'take' ? (yield* askPick(pick)).length : 0;
  state.stack.push({ player, resolved: false, act: what, many } as Entry);
  openForAnswers(play, player);
  return undefined;
}

function* resolve(play: StonesPlay, entry: StackEntry): Doing {
  const { act: what, many, player } = entry as Entry;
  const { stack, walls, stones } = play.state;
  const from = otherSeat(player);
  if (what === 'cancel') stack[stack.indexOf(entry) - 1]!.resolved = true;
  if (what !== 'take' || walls.some((one) => one.player === from)) return;
  play.newBatch();
  stones[player] += many;
  stones[from] -= many;
  play.happen({ verb: 'taken', player: from });
  if (play.rules.triggers.policy === 'atOnce') yield* runNow(play);
}

function* pay({ stones }: Stones, player: Seat): Doing {
  stones[player] -= 1;
}

function* grudge(play: StonesPlay, { player, card }: Waiting): Doing {
  play.note({ verb: `grudge ${card}`, player });
  if (play.rules.triggers.policy === 'onStack' && card < 3)
    play.state.stack.push({ player, resolved: false, act: 'grudge', many: 0 } as Entry);
}

const both = ({ state: { turnPlayer } }: StonesPlay): readonly Seat[] => [turnPlayer, otherSeat(turnPlayer)];
const note = (play: StonesPlay, verb: string): void => void play.note({ verb, player: play.state.turnPlayer });
const NODES = {
  dawn: node<StonesPlay>([
    { name: 'rule', do: (play) => note(play, 'dawn') },
    { name: 'atStart', do: (play) => startTiming(play, [{ card: 3, player: play.state.turnPlayer }]) },
  ]),
  day: node<StonesPlay>([
    { name: 'window', do: (play) => openWindow(play, 'day', both(play), null, PERSISTENT) },
    { name: 'atEnd', evenWhenLeaving: true, do: (play) => note(play, 'evening') },
  ]),
  dusk: node<StonesPlay>([
    { name: 'toll', do: (play) => startItems(play, 'dusk', play.state.turnPlayer) },
    { name: 'over', do: ({ state }) => void (state.walls = lastsBeyond(state.walls, 'dusk', state.turn)) },
  ]),
};

const rulesOf = (policy: TriggerRules['policy']): Rules<StonesPlay> => ({
  procedures: { ...KERNEL_PROCEDURES, ...NODES },
  schedule: { next: { dawn: ['day'], day: ['dusk'], dusk: [] }, first: 'dawn', closing: 'dusk', passedOver: ['day'] },
  stack: { resolve },
  triggers: {
    policy,
    groups: 2,
    group: ({ state }, { player }) => Number(player !== state.turnPlayer),
    *take(_play, { player, card }) {
      return card === 3 || (yield* askValue({ form: 'question', kind: 'grudge', player, values: [true, false] })) === true;
    },
    order: (_play, list) => ({ form: 'order', kind: 'order', player: list[0]!.player, from: [1, 2], hidden: false }),
    run: grudge,
  },
  items: {
    due: ({ state }, _slot, player) =>
      state.paid === state.turn ? [] : [{ key: 'toll', card: 0, run: () => pay(state, player) }],
    done: ({ state }) => void (state.paid = state.turn),
    opens: (_play, here) => here.opened < 0,
    open: (play, here) => openWindow(play, 'dusk', [here.whose], null),
  },
  asks(play, player, window) {
    const options = () => ACTS.filter((one) => may(play, player, one.do, window));
    return { form: 'act', kind: window?.window ?? 'answer', player, options };
  },
  perform,
  looksForEnd({ state }) {
    if (state.stones.every((many) => many > 0 && many < 20)) return;
    state.result = state.stones[0] > state.stones[1] ? 0 : 1;
    throw new GameOver();
  },
});

/** The game of stones on the kernel alone. */
export const kindOf = (policy: TriggerRules['policy']): GameKind<Stones, StonesPlay, string, number> => ({
  begin: (seed) => ({ ...newFlow(seededRandom(seed)), frames: [turnAt('dawn')], stones: [10, 10], walls: [], paid: 0 }),
  play: (state, keepsLog) => Object.assign(new StonesPlay(state, keepsLog), { rules: rulesOf(policy) }),
  copy: (state) => structuredClone(state),
  takenUp: () => undefined,
  sameAct: (listed, given) => listed.do === given.do,
  momentOf: ({ state }) => state.turn,
  seedOf: (seed) => seed,
});
