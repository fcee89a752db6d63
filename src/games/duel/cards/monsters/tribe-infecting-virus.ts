import { declareRace, destroy, discardCards, ignition, monster } from '../../../../engine/duel/api';

/** Discard a card and name a type: every face-up monster of that type is destroyed. As often as wanted; any type may be named. */
export default monster(33184167, {
  effects: [
    ignition({
      costs: [discardCards(1)],
      declare: declareRace,
      *resolve(e) {
        yield* destroy(
          e,
          e.faceUpMonsters().filter((id) => e.race(id) === e.declared),
        );
      },
    }),
  ],
});
