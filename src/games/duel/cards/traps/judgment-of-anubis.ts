import {
  answersOpponentsSpell,
  chooseCard,
  confirm,
  damage,
  destroy,
  discardCards,
  negateActivationAndDestroy,
  trap,
  would,
} from '../../../../engine/duel/api';

/**
 * Negates a Spell of the opponent that would destroy Spells or Traps; then a face-up monster of that player may go, which
 * hurts.
 */
export default trap(55256016, {
  activate: {
    condition: (q) => answersOpponentsSpell(q) && would(q, 'destroysSpellsTraps'),
    rule: 'answers-what-its-text-names',
    costs: [discardCards(1)],
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
      const monsters = e.faceUpMonstersOf(e.opponent);
      if (monsters.length === 0 || !(yield* confirm(e))) return;
      const monster = (yield* chooseCard(e, { from: monsters, prompt: 'destroy' }))!;
      const atk = e.atk(monster);
      if ((yield* destroy(e, [monster])).length > 0) yield* damage(e, e.opponent, atk);
    },
  },
});
