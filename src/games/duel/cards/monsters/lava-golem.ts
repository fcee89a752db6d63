import {
  chooseCards,
  damage,
  forbids,
  giveUpNormalSummon,
  linger,
  mayBeTributed,
  monster,
  phaseTrigger,
  tribute,
  type CardId,
  type Scope,
  type Subject,
} from '../../../../engine/duel/api';

const user = (q: Scope, { player }: Subject): boolean => player === q.player;
const tributes = (q: Scope): CardId[] =>
  q.monstersOf(q.opponent).filter((id) => !q.card(id).battleDestroyed && mayBeTributed(q, id));

/**
 * Comes only to the opponent's field, by two of that player's monsters as tributes; the user gives up the Normal Summon of the
 * turn. In each own Standby Phase its controller takes 1000 damage.
 */
export default monster(102380, {
  summoning: {
    specialOnly: true,
    procedure: {
      from: 'hand',
      onto: 'opponent',
      freesZone: true,
      rule: 'two-opposing-tributes',
      can: (q) => !q.hasNormalSummoned(q.player) && tributes(q).length >= 2,
      *perform(e) {
        yield* giveUpNormalSummon(e);
        yield* linger(e, 'noNormalSummon');
        const cards = yield* chooseCards(e, { from: tributes(e), min: 2, max: 2, prompt: 'tribute' });
        yield* tribute(e, cards, 'procedure');
      },
    },
  },
  lingering: {
    noNormalSummon: {
      until: 'endOfTurn',
      parts: [forbids('normalSummon', 'normal-summon-once', user), forbids('setMonster', 'normal-summon-once', user)],
    },
  },
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      *resolve(e) {
        yield* damage(e, e.player, 1000);
      },
    }),
  ],
});
