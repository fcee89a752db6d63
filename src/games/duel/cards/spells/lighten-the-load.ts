import { chooseCard, draw, ignition, nothing, reveal, shuffleIntoDeck, spell } from '../../../../engine/duel/api';

/** Once per turn a monster of Level 7 or higher goes from the hand into the Deck, and a card is drawn. */
export default spell(37231841, {
  activate: nothing,
  effects: [
    ignition({
      from: ['spellTrap'],
      oncePerTurn: true,
      draws: 'own',
      actsOn: (q) => q.handOf(q.player).filter((id) => q.isMonster(id) && q.level(id) >= 7),
      *resolve(e) {
        if (!e.selfIsThere) return;
        const heavy = yield* chooseCard(e, { from: e.actedOn, prompt: 'toDeck' });
        if (heavy === undefined) return;
        yield* reveal(e, [heavy]);
        yield* shuffleIntoDeck(e, [heavy]);
        yield* draw(e, e.player, 1);
      },
    }),
  ],
});
