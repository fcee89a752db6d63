import {
  gives,
  monster,
  phaseTrigger,
  returnToHand,
  wasNormalSummoned,
  type CodeSpec,
  type Scope,
} from '../../../../engine/duel/api';

const SPIRITUAL_ENERGY_SETTLE_MACHINE = 99173029;
const areSettled = (q: Scope): boolean =>
  q.spellsTraps().some((id) => q.isNamed(id, SPIRITUAL_ENERGY_SETTLE_MACHINE) && q.isFaceUp(id) && !q.isNegated(id));

const cameUpThisTurn = (q: Scope): boolean =>
  (q.card(q.self).turnArrived === q.turn && wasNormalSummoned(q)) || q.data.turn === q.turn;

/**
 * Spirits: no Special Summon of any kind, and back to the owner's hand in the End Phase of the turn in which they were Normal
 * Summoned or turned face-up, by a mandatory effect on the chain. They remember the turn in which they were turned up.
 */
export const spirit = (passcode: number, { effects = [], continuous = [], notes = [], ...spec }: CodeSpec) =>
  monster(passcode, {
    ...spec,
    notes: [{ on: 'flip', remembers: (q) => ({ turn: q.turn }) }, ...notes],
    continuous: [gives('notSpecialSummoned'), ...continuous],
    effects: [
      phaseTrigger({
        phase: 'end',
        whose: 'each',
        condition: (q) => cameUpThisTurn(q) && !areSettled(q),
        *resolve(e) {
          if (e.selfIsThere) yield* returnToHand(e, [e.self]);
        },
      }),
      ...effects,
    ],
  });
