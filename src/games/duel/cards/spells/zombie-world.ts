import { forbids, nothing, spell } from '../../../../engine/duel/api';

/** Face-up monsters and those of the Graveyards are Zombies, and only Zombies can be Tribute Summoned. */
export default spell(4064256, {
  activate: nothing,
  continuous: [
    {
      kind: 'race',
      graveyardsToo: true,
      on: (q, card) => q.isMonster(card) && (q.card(card).zone === 'graveyard' || q.isFaceUp(card)),
      race: () => 'Zombie',
    },
    forbids('tributeSummon', 'only-zombies-by-tribute', (q, { card }) => card !== null && q.race(card) !== 'Zombie'),
  ],
});
