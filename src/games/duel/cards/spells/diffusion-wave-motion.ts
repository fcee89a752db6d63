import { forbids, gives, isChosen, lifePoints, linger, spell, target } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/**
 * For 1000 Life Points an own Spellcaster of Level 7 or higher alone attacks in this turn: it must attack each opposing monster
 * once, and what it destroys has no effect.
 */
export default spell(87880531, {
  activate: {
    costs: [lifePoints(1000)],
    targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => ofType('Spellcaster')(q, id) && q.level(id) >= 7)),
    *resolve(e) {
      yield* linger(e, 'wave', { cards: e.targets });
    },
  },
  lingering: {
    wave: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [
        forbids(
          'attack',
          'kept-from-attacking',
          (q, { player, card }) => player === q.player && card !== null && !isChosen(q, card),
        ),
        gives('attacksEveryMonster', isChosen),
        gives('mustAttack', isChosen),
        gives('negatesDestroyed', isChosen),
      ],
    },
  },
});
