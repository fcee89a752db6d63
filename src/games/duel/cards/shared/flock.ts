import { areTokensBarred, forbids, restriction, spell, summonTokens, type Cost, type Scope } from '../../../../engine/duel/api';

const user = (q: Scope, { player }: { readonly player: number }): boolean => player === q.player;

/** No price: under Rivalry of Warlords such tokens may be of another Type than the own monsters. */
const mayCome = (token: number): Cost => ({
  rule: 'one-type-only',
  can: (q) => !areTokensBarred(q, token),
  *pay() {
    /* nothing */
  },
});

/**
 * Spells that put that many tokens on the own field, in defense position. The user summons nothing else in that turn, neither
 * before nor after; Setting monsters is allowed. The restriction comes with the activation, even if it is negated.
 */
export const flock = (passcode: number, token: number, count: number) =>
  spell(passcode, {
    activate: {
      condition: (q) => q.freeMonsterZones(q.player) >= count && !q.isForbidden('specialSummon', q.player),
      rule: 'no-monster-zone',
      costs: [mayCome(token), restriction('no-other-summon-this-turn', 'noOtherSummon', (q) => !q.hasSummoned(q.player))],
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
