import { turnFaceUp, type CardCode } from '../../../../engine/duel/api';

/**
 * Face-down, a Spell that targets it alone is negated as it resolves, and it turns to face-up defense position, without a link of
 * its own.
 */
export const turnsUpAgainstSpells = {
  protection: {
    wardsFaceDown: true,
    *ward(e, against, aimedAt) {
      if (e.isFaceUp(e.self) || e.kindOfLink(against) !== 'spell' || aimedAt !== 1) return false;
      yield* turnFaceUp(e, [e.self]);
      return true;
    },
  },
} satisfies Partial<CardCode>;
