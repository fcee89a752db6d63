import type { GameKind } from '../../kernel/run';
import { cloneDuel } from '../model/clone-duel';
import type { Decision } from '../model/decision';
import { Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import type { CardPool } from '../model/effect';
import type { DuelSetup } from '../model/setup';
import { PROFILES } from '../profiles/profile';
import { sameAct } from '../rules/answers';
import { Continuous } from '../rules/continuous';
import { gatherTriggers } from '../rules/triggers';
import { momentOf, type Moment } from './moment';
import { duelFromSetup } from './new-duel';

export type DuelKind = GameKind<DuelState, Duel, DuelSetup, Moment>;

/** The duel with the cards of a pool, as the kernel runs it. */
export const duelKind = (pool: CardPool): DuelKind => ({
  begin: duelFromSetup,
  play(state, keepsLog, like) {
    const duel = new Duel(state, pool, PROFILES[state.profile], keepsLog, like?.index);
    duel.continuous = new Continuous(duel);
    duel.gather = (event) => gatherTriggers(duel, event);
    if (like !== undefined) duel.outcomesMustFit = like.outcomesMustFit;
    return duel;
  },
  copy: cloneDuel,
  takenUp(duel) {
    duel.departures.length = 0;
    duel.replacing = null;
    duel.resolvingSince = null;
    duel.negatedBefore = null;
    duel.takeCards();
    duel.continuous.changed();
  },
  sameAct,
  momentOf: (duel, decision) => momentOf(duel, decision as Decision),
  seedOf: ({ seed }) => seed,
});
