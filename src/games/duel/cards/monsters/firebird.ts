import { monster } from '../../../../engine/duel/api';
import { growsWhen } from '../shared/growing';

/** 500 ATK more each time own Winged Beasts are destroyed, however many at once, face-up ones alone. */
export default monster(
  87473172,
  growsWhen(
    'destroy',
    (q, event) =>
      event.card !== q.self &&
      q.isFaceUp(event.card!) &&
      q.card(event.card!).zone === 'monster' &&
      q.race(event.card!) === 'Winged Beast' &&
      event.player === q.player,
    500,
    { stays: true },
  ),
);
