import { chooseCard, flip, mayChangeSides, monster, swapControl } from '../../../../engine/duel/api';

/** Flip: the opponent names one of their monsters, and it changes sides with this one, for good. */
export default monster(13532663, {
  effects: [
    flip({
      *resolve(e) {
        if (!e.selfIsThere || e.card(e.self).battleDestroyed || !mayChangeSides(e, e.self)) return;
        const from = e.monstersOf(e.opponent).filter((id) => mayChangeSides(e, id));
        const other = yield* chooseCard(e, { player: e.opponent, from, prompt: 'swapControl' });
        if (other !== undefined) yield* swapControl(e, e.self, other);
      },
    }),
  ],
});
