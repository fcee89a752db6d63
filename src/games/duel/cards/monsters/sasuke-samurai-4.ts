import { callCoin, destroy, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Battling a monster it calls a coin right before damage calculation: called right, that monster is destroyed. */
export default monster(64538655, {
  effects: [
    mandatoryTrigger({
      on: 'faces',
      *resolve(e) {
        const { foe } = e.event!;
        if ((yield* callCoin(e)) && e.card(foe!).zone === 'monster') yield* destroy(e, [foe!]);
      },
    }),
  ],
});
