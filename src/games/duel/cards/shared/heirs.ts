import {
  chooseCard,
  maySpecialSummon,
  monster,
  optionalTrigger,
  specialSummon,
  type CardId,
  type DuelEvent,
  type Race,
  type Scope,
} from '../../../../engine/duel/api';

/** Monsters that, having come to the Graveyard in such a way, may bring one of a Type from the hand. It can miss its timing. */
export const leavesHeir = (passcode: number, type: Race, when: (q: Scope, event: DuelEvent) => boolean) => {
  const heirs = (q: Scope): CardId[] => q.handOf(q.player).filter((id) => q.race(id) === type && maySpecialSummon(q, id));
  return monster(passcode, {
    effects: [
      optionalTrigger({
        on: 'toGrave',
        from: ['graveyard'],
        when,
        condition: (q) => q.freeMonsterZones(q.player) > 0,
        needsInHand: heirs,
        specialSummons: true,
        *resolve(e) {
          const heir = yield* chooseCard(e, { from: heirs(e), prompt: 'specialSummon' });
          if (heir !== undefined) yield* specialSummon(e, [heir]);
        },
      }),
    ],
  });
};
