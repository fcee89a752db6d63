import { chooseCard, linger, maySpecialSummon, optionalTrigger, shuffleDeck, specialSummon, spell, type Cost, type Scope } from '../../engine/duel/api';

const applies = (q: Scope): boolean => q.duel.state.lingering.some((one) => one.card === q.self && one.key === 'applies' && one.player === q.player);

/** It works once: what waits is used up. */
const onlyOnce: Cost = {
  rule: 'own-monster-left-this-turn',
  can: applies,
  *pay(e) {
    e.duel.state.lingering = e.duel.state.lingering.filter((one) => one.card !== e.self || one.key !== 'applies');
  },
};

/**
 * For the rest of the turn, once: when an own monster goes from the own field to the own Graveyard, a monster with 1500 ATK or less
 * may come from the deck. It goes on working in the Battle Phase.
 */
export default spell(85602018, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'applies', { until: 'endOfTurn' });
    },
  },
  lingering: { applies: {} },
  effects: [
    optionalTrigger({
      on: 'toGrave',
      about: 'any',
      from: ['graveyard', 'banished', 'spellTrap'],
      when: (q, event) => event.from === 'monster' && event.player === q.player && q.card(event.card!).owner === q.player && event.to === 'graveyard' && applies(q),
      costs: [onlyOnce],
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      *resolve(e) {
        const heir = yield* chooseCard(e, { from: e.deckOf(e.player).filter((id) => e.isMonster(id) && e.printedAtk(id) <= 1500 && maySpecialSummon(e, id)), prompt: 'specialSummon' });
        if (heir !== undefined) yield* specialSummon(e, [heir]);
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
