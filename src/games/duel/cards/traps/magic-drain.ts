import { answersOpponentsSpell, chooseCard, discard, negateActivationAndDestroy, offer, trap } from '../../../../engine/duel/api';

/** Negates the opponent's Spell directly below it and destroys it, unless the opponent discards a Spell when this resolves. */
export default trap(59344077, {
  activate: {
    condition: answersOpponentsSpell,
    rule: 'answers-opponents-spell',
    negatesActivation: true,
    *resolve(e) {
      const spells = e.handOf(e.opponent).filter((id) => e.isSpell(id));
      if (yield* offer(e, spells.length > 0, 'discard', e.opponent)) {
        const card = yield* chooseCard(e, { player: e.opponent, from: spells, prompt: 'discard' });
        yield* discard(e, [card!]);
      } else yield* negateActivationAndDestroy(e);
    },
  },
});
