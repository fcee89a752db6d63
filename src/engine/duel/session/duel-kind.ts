import type { TwoSeatKind } from '../../kernel/two-seat-run';
import { cloneDuel } from '../model/clone-duel';
import type { Act, Answer, Decision } from '../model/decision';
import { Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import type { CardPool } from '../model/effect';
import type { DuelSetup } from '../model/setup';
import { PROFILES } from '../profiles/profile';
import { reasonsAgainst } from '../rules/acts';
import { sameAct } from '../rules/answers';
import { Continuous } from '../rules/continuous';
import { applyFieldRules } from '../rules/field-rules';
import type { Reason } from '../rules/reasons';
import { gatherTriggers } from '../rules/triggers';
import { endDuel } from '../rules/victory';
import { ifBothPass } from '../outlook/if-both-pass';
import type { ToldTo } from '../views/told';
import type { DuelView } from '../views/view';
import { viewFor } from '../views/view-for';
import { identityOf } from './identity';
import { momentOf, type DuelMoment } from './moment';
import { duelFromSetup } from './new-duel';
import { recordingShape, type Recording } from './recording';
import { duelSecrets } from './secrets';

/** The types of the duel, as the kernel runs it. */
export interface TypesOfDuel {
  readonly state: DuelState;
  readonly play: Duel;
  readonly setup: DuelSetup;
  readonly decision: Decision;
  readonly act: Act;
  readonly answer: Answer;
  readonly moment: DuelMoment;
  readonly reason: Reason;
  readonly view: DuelView;
  readonly told: ToldTo;
  readonly saved: Recording;
}

export type DuelKind = TwoSeatKind<TypesOfDuel>;

/** The duel with the cards of a pool, as the kernel runs it. */
export function duelKind(pool: CardPool): DuelKind {
  const kind: DuelKind = {
    begin: duelFromSetup,
    play(state, keepsLog, like) {
      const duel = new Duel(state, pool, PROFILES[state.profile], keepsLog, like?.index);
      duel.continuous = new Continuous(duel);
      duel.gather = gatherTriggers;
      if (like !== undefined) duel.outcomesMustFit = like.outcomesMustFit;
      return duel;
    },
    copy: cloneDuel,
    takenUp(duel) {
      duel.departures.length = 0;
      duel.sent.length = 0;
      duel.keepsZoneOn = null;
      duel.going = [];
      duel.resolvingSince = null;
      duel.negatedBefore = null;
      duel.takeCards();
      duel.continuous.changed();
    },
    sameAct,
    identity: identityOf,
    momentOf: (duel, decision) => momentOf(duel, decision as Decision),
    seedOf: ({ seed }) => seed,
    refusals: { over: 'duel-over', notAsked: 'not-asked', notListed: 'not-in-this-decision', nothingThere: 'nothing-there' },
    reasonsAgainst,
    giveUp: (duel, winner) => endDuel(duel, { winner, reason: 'surrender' }),
    ...recordingShape(pool),
    // What chance brings there is not held to what a script has fixed.
    fromFile: (duel) => (duel.outcomesMustFit = false),
    secrets: duelSecrets(pool),
    waitsForPasses: ({ state: { stack, battle } }) => stack.length > 0 || battle !== null,
    ifBothPass: (duel, rest, viewer) => ifBothPass(kind, duel, rest, viewer),
    viewFor,
  };
  return kind;
}

/** A position that was set up, with what effects on the field do in it at once. */
export function settledPosition(pool: CardPool, state: DuelState): DuelState {
  const duel = duelKind(pool).play(state, false);
  applyFieldRules(duel);
  return duel.state;
}
