import { forbids, restriction, spell, summonTokens, type Scope } from '../../../../engine/duel/api';

const user = (q: Scope, { player }: { readonly player: number }): boolean => player === q.player;

/**
 * Spells that put that many tokens on the own field, in defense position. The user summons nothing else in that turn, neither
 * before nor after; Setting monsters is allowed. The restriction comes with the activation, even if it is negated.
 */
export const flock = (passcode: number, token: number, count: number) =>
  spell(passcode, {
    activate: {
      condition: (q) => q.freeMonsterZones(q.player) >= count && !q.isForbidden('specialSummon', q.player),
      rule: 'no-monster-zone',
      costs: [restriction('no-other-summon-this-turn', 'noOtherSummon', (q) => !q.hasSummoned(q.player))],
      specialSummons: true,
      *resolve(e) {
        yield* summonTokens(e, token, count, 'defense');
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
