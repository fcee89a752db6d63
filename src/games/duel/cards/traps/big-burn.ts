import { banish, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const buried = (q: Scope): CardId[] => [...q.graveyardOf(q.player), ...q.graveyardOf(q.opponent)].filter((id) => q.isMonster(id));

/**
 * The opponent has activated something that targets a monster in a Graveyard: all monsters of both Graveyards are removed from
 * play.
 */
export default trap(95472621, {
  activate: {
    condition: (q) =>
      !q.isForbidden('banishFromGraveyard', q.player) &&
      q.respondingTo?.player === q.opponent &&
      q.respondingTo.targets.some(({ card }) => q.card(card).zone === 'graveyard' && q.isMonster(card)),
    rule: 'answers-what-its-text-names',
    *resolve(e) {
      yield* banish(e, buried(e));
    },
  },
});
