import { dealtBattleDamageDirectly, discardAtRandom, gives, mandatoryTrigger, monster } from '../../engine/duel/api';

const SPIRIT_REAPER = 23205979;
const NIGHTMARE_HORSE = 59290628;

/** Battle does not destroy it, being targeted does. It may attack past monsters; direct damage costs the opponent a random hand card. */
export default monster(85684223, {
  materials: [SPIRIT_REAPER, NIGHTMARE_HORSE],
  continuous: [gives('notDestroyedByBattle'), gives('destroyedWhenTargeted'), gives('attacksDirectly')],
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamageDirectly,
      *resolve(e) {
        yield* discardAtRandom(e, e.opponent, 1);
      },
    }),
  ],
});
