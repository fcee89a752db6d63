import { forbids, nothing, spell } from '../../../../engine/duel/api';

/**
 * In each turn one monster attacks: once it has declared an attack no other one can. It may itself attack again if it has more.
 */
export default spell(30606547, {
  activate: nothing,
  recalls: ({ verb }) => verb === 'attack',
  continuous: [
    forbids('declareAttack', 'one-attacker', (q, { card }) =>
      q.recalled().some(({ event, moment }) => card !== null && (event.card !== card || q.card(card).arrival > moment)),
    ),
  ],
});
