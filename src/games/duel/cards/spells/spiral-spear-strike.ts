import {
  attackedNow,
  attackerNow,
  discardChosen,
  draw,
  gives,
  nothing,
  spell,
  type DuelEvent,
  type Scope,
} from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

const GAIA_THE_DRAGON_CHAMPION = 66889139;
const GAIAS = [6368038, 16589042, GAIA_THE_DRAGON_CHAMPION];

/** The Dragon Champion of its player has dealt battle damage through a monster in defense position. */
const championPierced = (q: Scope, { player, cause, by }: DuelEvent): boolean => {
  const attacked = attackedNow(q);
  return (
    cause === 'battle' &&
    player === q.opponent &&
    by !== undefined &&
    by === attackerNow(q) &&
    q.controls(q.player, by) &&
    q.isNamed(by, GAIA_THE_DRAGON_CHAMPION) &&
    attacked !== null &&
    !q.isInAttackPosition(attacked)
  );
};

/** Own Gaias pierce; when the Dragon Champion has dealt damage so, its player draws two cards and discards one. */
export default spell(49328340, {
  activate: nothing,
  continuous: [gives('piercing', (q, id) => q.controls(q.player, id) && GAIAS.some((name) => q.isNamed(id, name)))],
  effects: [
    watches('damage', championPierced, function* (e) {
      yield* draw(e, e.player, 2);
      yield* discardChosen(e, e.player, 1);
    }),
  ],
});
