import { lifePoints, nothing, phaseTrigger, putAtBottomOfDeck, spell, target } from '../../../../engine/duel/api';

/** In an own Standby Phase, each time for 300 Life Points, a Spell or Trap of the own Graveyard may go under the Deck. */
export default spell(96316857, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      optional: true,
      again: true,
      costs: [lifePoints(300)],
      targets: target((q) => q.graveyardOf(q.player).filter((id) => !q.isMonster(id))),
      *resolve(e) {
        if (e.selfIsThere) yield* putAtBottomOfDeck(e, e.targets);
      },
    }),
  ],
});
