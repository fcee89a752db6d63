import {
  chooseCard,
  forbids,
  ignition,
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
 * Deck; no Blue-Eyes attacks for the rest of that turn.
 */
export default monster(73398797, {
  summoning: { specialOnly: true },
  effects: [
    cutsDownFaceDown,
    ignition({
      costs: [tributeSelf],
      specialSummons: true,
      *resolve(e) {
        const dragon = yield* chooseCard(e, {
          from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
            (id) => e.isNamed(id, BLUE_EYES) && maySpecialSummon(e, id),
          ),
          prompt: 'specialSummon',
        });
        if (dragon !== undefined) yield* specialSummon(e, [dragon]);
        yield* shuffleDeck(e, e.player);
        yield* linger(e, 'noAttack');
      },
    }),
  ],
  lingering: {
    noAttack: {
      until: 'endOfTurn',
      parts: [forbids('attack', 'chose-effect-over-attack', (q, { card }) => card !== null && q.isNamed(card, BLUE_EYES))],
    },
  },
});
