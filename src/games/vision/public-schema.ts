import { boolean, check, custom, literal, nullable, number, object, optional, picklist, pipe, tuple } from 'valibot';
import type { RuleId } from '../../engine/vision';
import { DECISION_KINDS, EVENTS, ONCE, PHASES, PROMPTS, RESULTS, WINDOWS, ZONES } from '../../engine/vision/words';
import { count, entryParts, knownByNumber, placeIn, publicRecordingWith, some } from '../../store/recordings/drawable';
import { player } from '../../store/storage/game-words';
import { amount } from '../../store/storage/limits';

const place = placeIn(ZONES, '|seat');

/** A public recording of VISION, whole and drawable: every card of it `isCard`, every place one of the table. */
export function publicRecordingOf(isCard: (passcode: number) => boolean, isRule: (name: unknown) => boolean) {
  const passcode = pipe(number(), check(isCard, 'a card of VISION expected'));
  const parts = {
    place,
    owner: player,
    controller: player,
    faceUp: boolean(),
    links: some(count),
    targetedBy: some(count),
    asleep: boolean(),
    known: boolean(),
    passcode: optional(passcode),
    isCharacter: optional(boolean()),
    damage: optional(count),
    attack: optional(amount),
    toughness: optional(amount),
    cost: optional(count),
    arrivedThisTurn: optional(boolean()),
  };
  // What is set on a card has nothing set on it.
  const set = pipe(object({ ...parts, carried: optional(tuple([])) }), knownByNumber());
  const card = pipe(object({ ...parts, carried: optional(some(set)) }), knownByNumber());
  const seat = {
    life: amount,
    handLimit: count,
    done: some(picklist(ONCE)),
    hand: some(card),
    deckCount: count,
    field: some(card),
    nodes: some(card),
    play: some(card),
    underworld: some(card),
    removed: some(card),
  };
  const entry = object({
    ...entryParts(passcode, place),
    kind: picklist(['card', 'effect', 'attack', 'defend']),
    negated: boolean(),
    mode: count,
    toDefend: boolean(),
  });
  const decision = object({
    player,
    kind: picklist(DECISION_KINDS),
    isOpen: boolean(),
    window: optional(picklist(WINDOWS)),
    prompt: optional(picklist(PROMPTS)),
    amount: optional(amount),
    asker: optional(object({ passcode, place })),
    showsHidden: boolean(),
  });
  const line = object({
    number: count,
    verb: picklist(EVENTS),
    player,
    turn: count,
    passcode: optional(passcode),
    place: optional(place),
    amount: optional(amount),
    paid: optional(tuple([count, count])),
    phase: optional(picklist(PHASES)),
    mode: optional(count),
    rule: optional(custom<RuleId>(isRule, 'a rule expected')),
    reason: optional(picklist([...RESULTS, ...RESULTS.map((reason) => `draw ${reason}` as const)])),
  });
  return publicRecordingWith({
    profile: literal('vision'),
    line,
    seat,
    position: {
      phase: picklist(PHASES),
      extra: boolean(),
      interference: some(entry),
      decision: nullable(decision),
      result: nullable(object({ winner: picklist([0, 1, 'draw']), reason: picklist(RESULTS) })),
    },
  });
}
