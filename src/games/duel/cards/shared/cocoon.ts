import { chooseCard, mayBeTributed, tribute, type CardId, type CodeSpec, type Scope } from '../../../../engine/duel/api';

export const PETIT_MOTH = 58192742;
const COCOON_OF_EVOLUTION = 40240595;

/** Own Petit Moths on which a Cocoon of Evolution has lain for that many own turns after the one in which it was put there. */
const ripe = (q: Scope, turns: number): CardId[] =>
  q.monstersOf(q.player).filter(
    (moth) =>
      q.isNamed(moth, PETIT_MOTH) &&
      mayBeTributed(q, moth) &&
      q.spellsTraps().some((id) => {
        const { equippedTo, turnArrived } = q.card(id);
        return equippedTo === moth && q.isNamed(id, COCOON_OF_EVOLUTION) && q.turn - turnArrived >= 2 * turns;
      }),
  );

/** Moths that come only for a Petit Moth in its cocoon, tributed; this starts no chain. */
export const hatchesAfter = (turns: number): NonNullable<CodeSpec['summoning']> => ({
  specialOnly: true,
  procedure: {
    from: 'hand',
    freesZone: true,
    rule: 'cost-tribute',
    can: (q) => ripe(q, turns).length > 0,
    *perform(e) {
      const moth = yield* chooseCard(e, { from: ripe(e, turns), prompt: 'tribute' });
      yield* tribute(e, [moth!], 'procedure');
    },
  },
});
