import { declareRace, forbids, remember, spell, type Race } from '../../../../engine/duel/api';
import { wasSummonedInTurn } from '../shared/toon';

/** A Type is declared on activation: monsters of it declare no attack in the turn of their summon. */
export default spell(69296555, {
  activate: {
    declare: declareRace,
    *resolve(e) {
      if (e.selfIsThere) yield* remember(e, { race: e.declared as Race });
    },
  },
  continuous: [
    forbids(
      'declareAttack',
      'not-in-summon-turn',
      (q, { card }) => card !== null && q.data.race !== undefined && q.race(card) === q.data.race && wasSummonedInTurn(q, card),
    ),
  ],
});
