import { monster, stats } from '../../../../engine/duel/api';

/** DARK monsters of both sides have 500 ATK more, LIGHT ones 400 less. */
export default monster(80741828, {
  continuous: [
    stats((q, card) => q.hasAttribute(card, 'DARK'), { atk: 500 }),
    stats((q, card) => q.hasAttribute(card, 'LIGHT'), { atk: -400 }),
  ],
});
