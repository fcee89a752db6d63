import {
  chooseCard,
  forbids,
  ignition,
  isChosen,
  linger,
  maySpecialSummon,
  monster,
  shuffleDeck,
  specialSummon,
  tributeSelf,
} from '../../../../engine/duel/api';
import { cutsDownFaceDown } from '../shared/swordsman';

const BLUE_EYES = 89631139;

/**
 * A Ritual Monster. It cuts down face-down monsters that it attacks. Tributed, it brings Blue-Eyes White Dragon from the hand or
 * Deck; which does not attack in that turn.
 */
export default monster(73398797, {
  summoning: { specialOnly: true },
  effects: [
    cutsDownFaceDown,
    ignition({
      costs: [tributeSelf],
      specialSummons: 'alone',
      *resolve(e) {
        const dragon = yield* chooseCard(e, {
          from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
            (id) => e.isNamed(id, BLUE_EYES) && maySpecialSummon(e, id),
          ),
          prompt: 'specialSummon',
        });
        if (dragon !== undefined) yield* linger(e, 'noAttack', { cards: yield* specialSummon(e, [dragon]) });
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
  lingering: {
    noAttack: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [forbids('attack', 'chose-effect-over-attack', (q, { card }) => isChosen(q, card))],
    },
  },
});
