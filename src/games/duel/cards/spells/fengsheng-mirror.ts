import { chooseCard, discard, reveal, spell } from '../../../../engine/duel/api';

/** Looks at the opponent's hand and discards a Spirit of it, if there is one. */
export default spell(37406863, {
  activate: {
    affectsOnePlayer: true,
    actsOn: (q) => q.handOf(q.opponent),
    *resolve(e) {
      yield* reveal(e, e.actedOn);
      const spirit = yield* chooseCard(e, {
        from: e.actedOn.filter((id) => e.facts(id).subtype === 'spirit'),
        prompt: 'discard',
      });
      if (spirit !== undefined) yield* discard(e, [spirit]);
    },
  },
});
