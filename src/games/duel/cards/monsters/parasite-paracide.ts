import {
  becomeOwnersAgain,
  damage,
  flip,
  goFaceUpIntoOpponentsDeck,
  mandatoryTrigger,
  monster,
  remember,
  specialSummon,
  wasDrawnFaceUp,
} from '../../../../engine/duel/api';

/**
 * Flipped it goes face-up into the opponent's Deck; drawn from there it comes to that player's side, hurts and makes all there
 * Insects.
 */
export default monster(27911549, {
  effects: [
    flip({
      *resolve(e) {
        if (e.selfIsThere) yield* goFaceUpIntoOpponentsDeck(e);
      },
    }),
    mandatoryTrigger({
      on: 'draw',
      from: ['hand'],
      when: (_q, event) => wasDrawnFaceUp(THIS, event),
      specialSummons: true,
      *resolve(e) {
        if (!e.selfIsThere || (yield* specialSummon(e, [e.self], { placements: ['defense'] })).length === 0) return;
        yield* becomeOwnersAgain(e);
        yield* remember(e, { race: 'Insect' });
        yield* damage(e, e.player, 1000);
      },
    }),
  ],
  continuous: [{ kind: 'race', on: (q, id) => q.data.race !== undefined && q.controls(q.player, id), race: (q) => q.data.race }],
});
const THIS = 27911549;
