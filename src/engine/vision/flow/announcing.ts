import { openForAnswers } from '../../kernel/stack';
import type { After } from '../../kernel/priority';
import type { Act, Doing } from '../model/decision';
import type { Aim } from '../model/effect';
import { entryOf, type EntryOf } from '../model/entry';
import type { Target } from '../model/state';
import type { CardId, Player } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { aimOfPlay } from '../rules/acts';
import { aimsOf } from '../rules/aiming';
import { costOf, hasCaster, nodesSuffice } from '../rules/nodes';
import { choose, namePlayer, says } from './asking';
import { move, turn } from './moving';
import { pay } from './paying';

/** Does what the holder of priority has named. @returns where priority goes: a node keeps it, all else uses the interference. */
export function perform(vision: Vision, player: Player, act: Act): Doing<After | void> | After {
  vision.newBatch();
  switch (act.do) {
    case 'pass':
      return 'pass';
    case 'node':
      setNode(vision, player, act.card);
      return 'keep';
    case 'playCard':
      return playCard(vision, player, act);
    case 'activate':
      return use(vision, player, act);
    case 'attack':
    case 'defend':
      return declare(vision, player, act);
  }
}

function setNode(vision: Vision, player: Player, card: CardId): void {
  const side = vision.side(player);
  move(vision, card, 'node');
  side.done = [...side.done, 'node'];
  vision.tell('node', player, { card });
}

/** Lays it on the interference; the other player is asked for an answer. */
function put(vision: Vision, player: Player, card: CardId, told: EntryOf): void {
  vision.state.stack.push(entryOf(vision, player, card, told));
  openForAnswers(vision, player);
}

/** Reveal, targets, caster, cost, in this order (§5); the mode is a part of the act. */
function* playCard(vision: Vision, player: Player, act: Extract<Act, { do: 'playCard' }>): Doing {
  const { card, mode = 0, defend = false } = act;
  // Both are reckoned as the card is revealed.
  const cost = costOf(vision, player, card);
  const canPayNodes = nodesSuffice(vision, player, card);
  move(vision, card, 'play');
  vision.tell('play', player, { card, ...(act.mode !== undefined && { mode }) });
  const targets = yield* aim(vision, player, card, aimOfPlay(vision, card, mode));
  const isFree =
    hasCaster(vision, player, card) &&
    (!canPayNodes || (yield* says(player, 'caster', { prompt: 'caster', card, amount: cost })));
  if (!isFree) yield* pay(vision, player, cost, card);
  put(vision, player, card, { kind: 'card', targets, mode, toDefend: defend });
}

/** Targets, then cost; the card itself sleeps at once. */
function* use(vision: Vision, player: Player, { card, effect: mode }: Extract<Act, { do: 'activate' }>): Doing {
  const { target, nodes, sleep } = vision.def(card).activated[mode]!;
  const { stay } = vision.card(card);
  vision.tell('use', player, { card });
  const targets = yield* aim(vision, player, card, target);
  if (sleep) turn(vision, card, true, false);
  yield* pay(vision, player, nodes, card);
  vision.state.used = [...vision.state.used, { card, stay, effect: mode }];
  put(vision, player, card, { kind: 'effect', targets, mode });
}

function* declare(vision: Vision, player: Player, { do: kind, card }: Extract<Act, { do: 'attack' | 'defend' }>): Doing {
  turn(vision, card, true, false);
  vision.tell(kind, player, { card });
  put(vision, player, card, { kind });
}

/** Names what it is aimed at (目標). */
function* aim(vision: Vision, player: Player, card: CardId, at: Aim | undefined): Doing<readonly Target[]> {
  const why = { prompt: 'target', card } as const;
  if (at === undefined) return [];
  if (at.kind === 'player') return [{ kind: 'player', player: yield* namePlayer(player, why) }];
  const named = yield* choose(player, aimsOf(vision, player, card, at), 1, why);
  return named.map((one) => ({ kind: 'card', card: one, stay: vision.card(one).stay }) as const);
}
