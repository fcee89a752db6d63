import { monster, wasActivatedInGraveyard } from '../../../../engine/duel/api';
import { wardsOff } from '../shared/warding';

/** Whatever is activated in a Graveyard, or targets a card there, is negated as it resolves; that of its own player too. */
export default monster(65403020, {
  protection: {
    guard: wardsOff(
      (e, against) =>
        wasActivatedInGraveyard(e, against) || against.targets.some(({ card }) => e.card(card).zone === 'graveyard'),
    ),
  },
});
