import type { StackEntry } from '../../kernel/flow-state';
import type { StackRules } from '../../kernel/rules';
import type { Doing } from '../model/decision';
import { hasFieldEquipment, isOnField } from '../model/field';
import { Effect } from '../model/scope';
import { entryOf, nextOf } from '../model/entry';
import type { Entry } from '../model/state';
import type { Vision } from '../model/vision';
import { countsAs } from '../rules/acts';
import { fight } from './combat';
import { enterField } from './instructions';
import { move } from './moving';
import { settle } from './settling';

export const STACK: StackRules<Vision> = {
  next: ({ state: { stack } }): StackEntry | undefined => nextOf(stack, ({ resolved }) => !resolved),
  resolve: (vision, entry) => resolve(vision, entry as Entry),
  after(vision) {
    vision.state.used = [];
  },
};

function* resolve(vision: Vision, entry: Entry): Doing {
  vision.newBatch();
  if (entry.kind === 'attack') return yield* fight(vision, entry);
  vision.tell('resolve', entry.player, { card: entry.card });
  if (entry.kind === 'effect') return yield* resolveUse(vision, entry);
  yield* resolvePlay(vision, entry);
  // What has not gone anywhere has been used up: its own way to the Underworld comes last.
  if (vision.card(entry.card).zone === 'play') move(vision, entry.card, 'underworld');
  yield* settle(vision);
}

/** Whether anything that it was aimed at is left; a target that has left and come back is gone. */
const isAimedAtNothing = (vision: Vision, { targets }: Entry): boolean =>
  targets.length > 0 && targets.every((one) => one.kind === 'card' && !isOnField(vision, one.card, one.stay));

function effectOf(vision: Vision, entry: Entry): Effect {
  const { player, card, stay, targets } = entry;
  const { stack } = vision.state;
  return new Effect(vision, player, card, stay, targets, stack[stack.indexOf(entry) - 1]);
}

function* resolveUse(vision: Vision, entry: Entry): Doing {
  if (isAimedAtNothing(vision, entry)) return;
  yield* vision.def(entry.card).activated[entry.mode]!.resolve(effectOf(vision, entry));
  yield* settle(vision);
}

function* resolvePlay(vision: Vision, entry: Entry): Doing {
  const { player, card, toDefend } = entry;
  const { facts, is, isCharacter, isCarried, played } = vision.def(card);
  count(vision, entry);
  if (isCharacter) {
    yield* enterField(vision, card, player, { asleep: toDefend || !is.swift, played: true });
    if (toDefend) becomeDefender(vision, entry);
  } else if (isCarried) setOnTarget(vision, entry);
  else if (facts.subtype === 'worldCharm') yield* enterField(vision, card, player, { asleep: false, played: true });
  else if (facts.subtype === 'equipmentField') {
    if (!hasFieldEquipment(vision, player)) yield* enterField(vision, card, player, { asleep: false, played: true });
  } else if (!isAimedAtNothing(vision, entry)) yield* played[entry.mode]!.resolve(effectOf(vision, entry));
}

/** One character, one doll, one world charm a turn, counted as it resolves. */
function count(vision: Vision, { player, card }: Entry): void {
  const counted = countsAs(vision, card);
  const side = vision.side(player);
  if (counted !== undefined) side.done = [...side.done, counted];
}

/** S21: from its resolution on it is the defender. */
function becomeDefender(vision: Vision, { player, card }: Entry): void {
  if (vision.card(card).zone !== 'field') return;
  vision.state.stack.push(entryOf(vision, player, card, { kind: 'defend' }));
  vision.tell('defend', player, { card });
}

/** On its target, if that is still there and, for an equipment, has none yet (S29); its owner goes on controlling it (S28). */
function setOnTarget(vision: Vision, { player, card, targets }: Entry): void {
  const target = targets[0];
  if (target?.kind !== 'card' || !isOnField(vision, target.card, target.stay)) return;
  const isEquipment = vision.def(card).facts.subtype === 'equipment';
  const isTaken = vision.card(target.card).carried.some((one) => vision.def(one).facts.subtype === 'equipment');
  if (isEquipment && isTaken) return;
  move(vision, card, 'set', { host: target.card });
  vision.tell('set', player, { card });
}
