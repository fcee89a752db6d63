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
  type Action,
  type CardId,
  type Effect,
  type Scope,
  type Subject,
} from '../../../../engine/duel/api';

const user = (q: Scope, { player }: Subject): boolean => player === q.player;
const tributes = (q: Scope): CardId[] =>
  q.monstersOf(q.opponent).filter((id) => !q.card(id).battleDestroyed && mayBeTributed(q, id));

function* givesUpNormalSummons(e: Effect): Action {
  yield* giveUpNormalSummon(e);
  yield* linger(e, 'noNormalSummon');
}

/**
 * Comes only to the opponent's field, by two of that player's monsters as tributes; the user gives up the Normal Summon of the
 * turn, as does whoever brings it back from the Graveyard. In each own Standby Phase its controller takes 1000 damage.
 */
export default monster(102380, {
  summoning: {
    specialOnly: true,
    toll: {
      from: 'graveyard',
      rule: 'normal-summon-once',
      can: (q) => !q.hasNormalSummoned(q.player),
      pay: givesUpNormalSummons,
    },
    procedure: {
      from: 'hand',
      onto: 'opponent',
      freesZone: true,
      rule: 'two-opposing-tributes',
      can: (q) => !q.hasNormalSummoned(q.player) && tributes(q).length >= 2,
      *perform(e) {
        yield* givesUpNormalSummons(e);
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
