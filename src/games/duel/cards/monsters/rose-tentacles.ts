import {
  damage,
  gives,
  hasFelled,
  isChosen,
  linger,
  mandatoryTrigger,
  monster,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const opposingPlants = (q: Scope): CardId[] => q.faceUpMonstersOf(q.opponent).filter((id) => q.race(id) === 'Plant');

/** How many attacks it has in this turn: one, and those that its effect has given it. */
const attacksAllowed = (q: Scope): number => Math.max(1, ...q.lastingOfSelf('more').map(({ amount = 1 }) => amount));

/**
 * No Special Summon. At the start of the own Battle Phase, for each face-up Plant of the opponent one more attack in this turn;
 * 300 damage for each Plant that it destroys by battle.
 */
export default monster(41160533, {
  continuous: [gives('notSpecialSummoned')],
  effects: [
    mandatoryTrigger({
      on: 'step',
      about: 'any',
      when: (q, { text, player }) => text === 'start' && player === q.player && opposingPlants(q).length > 0,
      *resolve(e) {
        if (!e.selfIsThere) return;
        yield* linger(e, 'more', { cards: [e.self], data: { amount: attacksAllowed(e) + opposingPlants(e).length } });
      },
    }),
    mandatoryTrigger({
      on: 'destroy',
      about: 'any',
      when: (q, event) => hasFelled(q, event) && q.race(event.card!) === 'Plant',
      *resolve(e) {
        yield* damage(e, e.opponent, 300);
      },
    }),
  ],
  lingering: {
    more: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [gives('extraAttack', (q, card) => isChosen(q, card) && q.attacksThisTurn(card) < (q.data.amount ?? 1))],
    },
  },
});
