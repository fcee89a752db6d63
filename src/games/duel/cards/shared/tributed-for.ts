import { chooseCard, mayBeTributed, tribute, type CardId, type CodeSpec, type Scope } from '../../../../engine/duel/api';

/** Comes only from the hand, for own monsters of these names tributed together, one of each; this starts no chain. */
export function comesForTributes(...names: readonly number[]): NonNullable<CodeSpec['summoning']> {
  const standing = (q: Scope, name: number): CardId[] =>
    q.monstersOf(q.player).filter((id) => q.isNamed(id, name) && mayBeTributed(q, id));
  return {
    specialOnly: true,
    procedure: {
      from: 'hand',
      freesZone: true,
      rule: 'cost-tribute',
      can: (q) => names.every((name) => standing(q, name).length > 0),
      *perform(e) {
        let chosen: readonly CardId[] = [];
        for (const name of names) chosen = [...chosen, (yield* chooseCard(e, { from: standing(e, name), prompt: 'tribute' }))!];
        yield* tribute(e, chosen, 'procedure');
      },
    },
  };
}
