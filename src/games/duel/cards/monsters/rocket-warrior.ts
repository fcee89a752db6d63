import {
  attackerNow,
  gives,
  isChosen,
  itself,
  linger,
  mandatoryTrigger,
  monster,
  stats,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

/**
 * In the Battle Phases of its controller battle neither destroys it nor costs that player Life Points. A monster that it has
 * attacked has 500 ATK less until the End Phase.
 */
const inOwnBattlePhase = (q: Scope, id: CardId): boolean => itself(q, id) && q.isMyTurn && q.phase === 'battle';

export default monster(30860696, {
  continuous: [gives('notDestroyedByBattle', inOwnBattlePhase), gives('noBattleDamage', inOwnBattlePhase)],
  effects: [
    mandatoryTrigger({
      on: 'battled',
      when: (q, { foe }) => foe !== undefined && attackerNow(q) === q.self,
      *resolve(e) {
        yield* linger(e, 'hit', { cards: [e.event!.foe!] });
      },
    }),
  ],
  lingering: { hit: { until: 'endPhase', about: 'cards', parts: [stats(isChosen, { atk: -500 })] } },
});
