import { monster } from '../../../../engine/duel/api';
import { growsWhen } from '../shared/growing';

/** 500 ATK more each time Beasts on either side are destroyed, however many at once, face-up ones alone. */
export default monster(
  60102563,
  growsWhen(
    'destroy',
    (q, event) =>
      event.card !== q.self &&
      q.isFaceUp(event.card!) &&
      q.card(event.card!).zone === 'monster' &&
      q.race(event.card!) === 'Beast',
    500,
    { stays: true },
  ),
);
