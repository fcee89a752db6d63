import { mayBeTributed, tribute, type CodeSpec } from '../../../../engine/duel/api';

const METALMORPH = 68540058;

/** Comes from the Deck for such an own monster with Metalmorph on it, tributed; this starts no chain. */
export const turnsToMetal = (name: number): NonNullable<CodeSpec['summoning']> => ({
  specialOnly: true,
  procedure: {
    from: 'deck',
    rule: 'cost-tribute',
    can: (q, monster) =>
      monster !== undefined &&
      q.isFaceUp(monster) &&
      q.isNamed(monster, name) &&
      mayBeTributed(q, monster) &&
      q.spellsTraps().some((id) => q.card(id).equippedTo === monster && q.isNamed(id, METALMORPH)),
    *perform(e, monster) {
      yield* tribute(e, [monster!], 'procedure');
    },
  },
});
