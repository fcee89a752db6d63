import {
  canPayLifePoints,
  damage,
  forbids,
  halfDamage,
  mandatoryTrigger,
  monster,
  payLifePoints,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { wasSummonedInTurn } from './toon';

const PYRAMID_OF_LIGHT = 53569894;
const PRICE = 500;

/**
 * Comes from the hand for Life Points beside a Pyramid of Light, never from the Graveyard, and attacks in no turn of its summon.
 * When it has destroyed a monster in Defense Position by battle, even if it goes as well, half a value of that one is damage
 * (2005).
 */
export const guardsThePyramid = (passcode: number, value: (q: Scope, id: CardId) => number) =>
  monster(passcode, {
    summoning: {
      notFrom: 'graveyard',
      procedure: {
        from: 'hand',
        rule: 'needs-another-card',
        can: (q) => q.spellsTraps().some((id) => q.isFaceUp(id) && q.isNamed(id, PYRAMID_OF_LIGHT)) && canPayLifePoints(q, PRICE),
        *perform(e) {
          yield* payLifePoints(e, PRICE);
        },
      },
    },
    continuous: [
      forbids(
        'attack',
        'not-in-summon-turn',
        (q, { card }) => card === q.self && q.card(card).turnArrived === q.turn && wasSummonedInTurn(q, card),
      ),
    ],
    effects: [
      mandatoryTrigger({
        on: 'battled',
        when: (q, { foe }) => foe !== undefined && q.card(foe).battleDestroyed && q.card(foe).position === 'defense',
        *resolve(e) {
          yield* damage(e, e.opponent, halfDamage(value(e, e.event!.foe!)));
        },
      }),
    ],
  });
