import {
  isAboveCardActivation,
  onlyTargetBelow,
  otherTargetsBelow,
  takeTargetBelow,
  target,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

/** The link directly below targets one monster of the field and nothing else. */
export const oneMonsterIsTargeted = (q: Scope): boolean => {
  const only = onlyTargetBelow(q);
  return only !== null && q.card(only).zone === 'monster';
};

/** Traps that turn a Spell of the opponent, which targets one such card alone, to another such card that it could target. */
export const mirrorsSpells = (passcode: number, such: (q: Scope, card: CardId) => boolean) =>
  trap(passcode, {
    activate: {
      condition: (q) => {
        const only = onlyTargetBelow(q);
        const isOpponents = q.respondingTo?.player === q.opponent;
        return isOpponents && isAboveCardActivation(q, ['spell']) && only !== null && such(q, only);
      },
      rule: 'answers-what-its-text-names',
      targets: target((q) => otherTargetsBelow(q).filter((id) => id !== q.self && such(q, id))),
      *resolve(e) {
        if (e.target !== null) yield* takeTargetBelow(e, e.target);
      },
    },
  });
