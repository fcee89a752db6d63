import { destroyNegated, gives, negates, type CardCode } from '../../../../engine/duel/api';

/**
 * A Spell that targets it is negated as it resolves and destroyed, without a link of its own. So is an Equip Spell that has come
 * to be on it without targeting it there (Premature Burial).
 */
export const undoesSpells = {
  protection: {
    *ward(e, against) {
      if (e.kindOfLink(against) !== 'spell') return false;
      yield* destroyNegated(e, against);
      return true;
    },
  },
  continuous: [negates((q, card) => q.isSpell(card) && q.card(card).equippedTo === q.self), gives('destroysSpellsOnIt')],
} satisfies Partial<CardCode>;
