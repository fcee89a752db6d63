import { forbids, isChosen, linger, negates, spell, stats, type CardId, type Scope } from '../../../../engine/duel/api';

const HARPIE_LADY_SISTERS = 12206212;
const isTheirTrap = (q: Scope, card: CardId): boolean => q.isTrap(card) && q.controls(q.opponent, card);

/**
 * All Harpie Lady Sisters on the field, either player's, have 2700 ATK until the End Phase; until then the opponent activates
 * no Traps, and the opponent's Traps on the field have no effect.
 */
export default spell(12181376, {
  activate: {
    actsOn: (q) => q.faceUpMonsters().filter((id) => q.isNamed(id, HARPIE_LADY_SISTERS)),
    *resolve(e) {
      yield* linger(e, 'sharpened', { cards: e.actedOn });
      yield* linger(e, 'sealed');
    },
  },
  lingering: {
    sharpened: { until: 'endPhase', about: 'cards', parts: [stats(isChosen, { setAtk: 2700 })] },
    sealed: {
      until: 'endPhase',
      parts: [
        forbids(
          'activateCard',
          'traps-cannot-be-activated',
          (q, { player, card }) => player === q.opponent && card !== null && q.isTrap(card),
        ),
        negates(isTheirTrap),
      ],
    },
  },
});
