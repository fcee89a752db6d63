import { returnToGraveyard, spell, target, type CardId, type Scope } from '../../../../engine/duel/api';

const away = (q: Scope): CardId[] => q.banishedOf(q.player).filter((id) => q.isMonster(id) && q.isFaceUp(id));

/** With five or more own monsters removed from play: three of them return to the Graveyard. */
export default spell(6343408, {
  activate: {
    condition: (q) => away(q).length >= 5,
    rule: 'too-few-removed',
    targets: target(away, 3),
    *resolve(e) {
      yield* returnToGraveyard(e, e.targets);
    },
  },
});
