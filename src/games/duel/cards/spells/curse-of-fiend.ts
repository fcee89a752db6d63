import { changePosition, forbids, isChosen, linger, spell } from '../../../../engine/duel/api';

/** In the own Standby Phase all monsters change their battle position; they cannot be turned by hand for the rest of the turn. */
export default spell(12470447, {
  activate: {
    inStandby: true,
    condition: (q) => q.phase === 'standby',
    rule: 'standby-phase-only',
    actsOn: (q) => q.monsters(),
    *resolve(e) {
      const turned = e.actedOn;
      yield* changePosition(e, turned);
      yield* linger(e, 'held', { cards: turned });
    },
  },
  lingering: {
    held: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [forbids('changePosition', 'position-locked', (q, { card }) => isChosen(q, card))],
    },
  },
});
