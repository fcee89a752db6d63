import type { Transaction, World } from '../../kernel/machine';
import type { Answer, Decision } from '../model/decision';
import type { Action } from '../model/effect';
import { DuelEnded, type Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import { checkVictoryCards } from '../rules/victory';
import { cloneDuel } from '../model/clone-duel';
import { attackSituation, battleStep } from './attack';
import { afterChain, chainBuilding, chainResolving } from './chain';
import { damageStep } from './damage-step';
import { forcedBattle } from './forced-battle';
import { announcedEnd, openGameState } from './main-phase';
import { opening, rockPaperScissors } from './opening';
import { phaseItems } from './phase-items';
import { handLimit, phaseSituation } from './phases';
import { summonSituation } from './summon';
import { triggersSituation } from './triggers';
import { windowSituation } from './window';

/** A rest point: the state, and how much had been told. */
export interface RestPoint {
  readonly state: DuelState;
  readonly told: number;
}

/** From one question to the next there are a dozen steps; whole turns that are skipped take some more. */
const MOST_STEPS = 10_000;

/** One step from the innermost situation: a transaction that may ask, or undefined after a step that asks nothing. */
function step(duel: Duel): Action | undefined {
  const here = duel.situation;
  switch (here.kind) {
    case 'window':
      return windowSituation(duel, here);
    case 'chainBuilding':
      return chainBuilding(duel, here);
    case 'chainResolving':
      return chainResolving(duel);
    case 'afterChain':
      return afterChain(duel, here);
    case 'triggers':
      return triggersSituation(duel, here);
    case 'openGameState':
      return openGameState(duel);
    case 'battleStep':
      return battleStep(duel, here);
    case 'attack':
      return attackSituation(duel, here);
    case 'damageStep':
      return damageStep(duel, here);
    case 'summon':
      return summonSituation(duel, here);
    case 'announcedEnd':
      return announcedEnd(duel, here);
    case 'phase':
      return phaseSituation(duel, here);
    case 'phaseItems':
      return phaseItems(duel, here);
    case 'forcedBattle':
      return forcedBattle(duel, here);
    case 'handLimit':
      return handLimit(duel);
    case 'rockPaperScissors':
      return rockPaperScissors(duel, here);
    case 'opening':
      return opening(duel, here);
    case 'over':
      return undefined;
  }
}

/** The duel as the kernel's runner sees it. */
export class DuelWorld implements World<RestPoint, Decision, Answer> {
  snapshotAtRest: RestPoint | undefined;

  constructor(readonly duel: Duel) {}

  nextTransaction(keepSnapshot: boolean): Transaction<Decision, Answer> | undefined {
    const { duel } = this;
    try {
      duel.atRest();
      for (let steps = 0; steps < MOST_STEPS; steps++) {
        if (duel.situation.kind === 'over') return undefined;
        if (duel.index.victoryCards.length > 0) checkVictoryCards(duel);
        const transaction = step(duel);
        if (transaction !== undefined) {
          // A generator has not begun before its first `next`: the state is still the rest point.
          if (keepSnapshot)
            this.snapshotAtRest = { state: cloneDuel(duel.state, this.snapshotAtRest?.state), told: duel.log.length };
          return transaction;
        }
      }
      throw new Error(`an endless loop: ${MOST_STEPS} steps without a question`);
    } catch (error) {
      if (error instanceof DuelEnded) return undefined;
      throw error;
    }
  }

  /** Whether an exception is the duel being over rather than a fault. */
  isEnd(error: unknown): boolean {
    return error instanceof DuelEnded;
  }

  restore(rest: RestPoint): void {
    const { duel } = this;
    this.snapshotAtRest = rest;
    duel.state = cloneDuel(rest.state);
    // A duel taken up from a save may not have been told what came before.
    if (duel.log.length > rest.told) duel.log.length = rest.told;
    duel.path.length = 0;
    duel.departures.length = 0;
    duel.replacing = null;
    duel.resolvingSince = null;
    duel.negatedBefore = null;
    duel.takeCards();
    duel.continuous.changed();
  }
}
