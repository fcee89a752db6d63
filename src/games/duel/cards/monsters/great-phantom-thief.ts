import { chooseValue, dealtBattleDamage, discard, lookAt, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Battle damage to the opponent: a card is named, then the opposing hand is looked at, and all copies in it are discarded. */
export default monster(10809984, {
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      declare: (e) => chooseValue<string>(e, 'declareName', e.cardNames()),
      *resolve(e) {
        const hand = e.handOf(e.opponent);
        yield* lookAt(e, hand);
        yield* discard(
          e,
          hand.filter((id) => e.answersTo(id, e.declared as string)),
        );
      },
    }),
  ],
});
