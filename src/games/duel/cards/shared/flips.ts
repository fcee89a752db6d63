import {
  destroy,
  flip,
  mayChangeSides,
  monster,
  returnToHand,
  reveal,
  takeControl,
  target,
  type Action,
  type Attribute,
  type CardId,
  type Effect,
  type Scope,
} from '../../../../engine/duel/api';

/** A flip effect on one target. It is mandatory, and without a target there is none. */
export const flipOnTarget = (
  passcode: number,
  from: (q: Scope) => readonly CardId[],
  does: (e: Effect, targets: readonly CardId[]) => Action<unknown>,
) =>
  monster(passcode, {
    effects: [
      flip({
        targets: target(from),
        *resolve(e) {
          yield* does(e, e.targets);
        },
      }),
    ],
  });

/** Flip: a monster of those listed returns to its owner's hand. */
export const flipReturns = (passcode: number, from: (q: Scope) => readonly CardId[]) =>
  flipOnTarget(passcode, from, returnToHand);

/**
 * Flip: a Spell (or Trap) on the field is destroyed. A Set card may be the target too: it is shown, and stays if it is of the
 * other kind.
 */
export const flipUnmasks = (passcode: number, kind: 'spell' | 'trap') =>
  flipOnTarget(
    passcode,
    (q) => maybeOfKind(q, kind),
    (e, targets) => unmasks(e, targets, kind),
  );

const isOfKind = (q: Scope, id: CardId, kind: 'spell' | 'trap'): boolean => (kind === 'spell' ? q.isSpell(id) : q.isTrap(id));
/** What lies on the field as a card of that kind, or Set, so that nobody can tell. */
export const maybeOfKind = (q: Scope, kind: 'spell' | 'trap'): CardId[] =>
  q.spellsTraps().filter((id) => id !== q.self && (q.isFaceDown(id) || isOfKind(q, id, kind)));
/** Shows what is Set, and destroys what is of that kind. */
export function* unmasks(e: Effect, targets: readonly CardId[], kind: 'spell' | 'trap'): Action {
  yield* reveal(
    e,
    targets.filter((id) => e.isFaceDown(id)),
  );
  yield* destroy(
    e,
    targets.filter((id) => isOfKind(e, id, kind)),
  );
}

/** Flip: takes a face-up monster of one Attribute from the opponent, for as long as this card is face-up on the field. */
export const charmer = (passcode: number, attribute: Attribute) =>
  monster(passcode, {
    effects: [
      flip({
        targets: target((q) =>
          q.faceUpMonstersOf(q.opponent).filter((id) => q.hasAttribute(id, attribute) && mayChangeSides(q, id)),
        ),
        *resolve(e) {
          if (e.selfIsThere) yield* takeControl(e, e.target, 'whileSource');
        },
      }),
    ],
  });
