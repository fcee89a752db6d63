import { gives, isChosen, linger, monster, perishesWhile, phaseTrigger, stats } from '../../../../engine/duel/api';

const PIECES = [33396948, 7902349, 8124921, 44519536, 70903634];

/**
 * Comes only by Contract with Exodia. Neither battle nor a Spell or Trap destroys it, and each own Standby Phase gives it 500
 * ATK; once one of the five pieces of Exodia is not in its controller's Graveyard it is destroyed at once.
 */
export default monster(12600382, {
  summoning: { specialOnly: true, onlyBy: 'named' },
  continuous: [
    gives('notDestroyedByBattle'),
    { kind: 'endures', cards: (q, card, by) => card === q.self && (q.isSpell(by) || q.isTrap(by)) },
    perishesWhile((q) => !PIECES.every((piece) => q.graveyardOf(q.player).some((id) => q.isNamed(id, piece)))),
  ],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'growing', { cards: [e.self] });
      },
    }),
  ],
  lingering: { growing: { until: 'forever', about: 'cards', parts: [stats(isChosen, { atk: 500 })] } },
});
