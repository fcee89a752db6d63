import { forbids, restriction, spell, summonTokens, type Scope } from '../../../../engine/duel/api';

const SHEEP_TOKEN = 900000001;
const user = (q: Scope, { player }: { readonly player: number }): boolean => player === q.player;

/**
 * Four Sheep Tokens in defense position. The user summons nothing else in that turn, neither before nor after; Setting monsters
 * is allowed. The restriction comes with the activation, even if it is negated.
 */
export default spell(73915051, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) >= 4 && !q.isForbidden('specialSummon', q.player),
    rule: 'no-monster-zone',
    costs: [restriction('no-other-summon-this-turn', 'noOtherSummon', (q) => !q.hasSummoned(q.player))],
    specialSummons: true,
    *resolve(e) {
      yield* summonTokens(e, SHEEP_TOKEN, 4, 'defense');
    },
  },
  lingering: {
    noOtherSummon: {
      until: 'endOfTurn',
      parts: [
        forbids('normalSummon', 'no-other-summon-this-turn', user),
        forbids('flipSummon', 'no-other-summon-this-turn', user),
        forbids('specialSummon', 'no-other-summon-this-turn', (q, { player, by }) => player === q.player && by !== q.self),
      ],
    },
  },
});
