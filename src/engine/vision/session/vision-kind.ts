import type { TwoSeatKind } from '../../kernel/two-seat-run';
import type { ToldTo } from '../../table/told';
import { endGame } from '../flow/ending';
import { VISION_RULES } from '../flow/rules';
import { copyVision } from '../model/copy';
import type { Act, Answer, Decision } from '../model/decision';
import type { CardPool } from '../model/effect';
import type { VisionEvent } from '../model/event';
import type { VisionState } from '../model/state';
import { Vision } from '../model/vision';
import { reasonsAgainst } from '../rules/acts';
import { sameAct } from '../rules/answers';
import type { Reason } from '../rules/reasons';
import { ifBothPass } from '../outlook/if-both-pass';
import type { EventView, VisionView } from '../views/view';
import { viewFor } from '../views/view-for';
import { identityOf } from './identity';
import { momentOf, type VisionMoment } from './moment';
import { visionFromSetup, type VisionSetup } from './new-game';
import { recordingShape, type Recording } from './recording';
import { VISION_SECRETS } from './secrets';

/** The types of VISION, as the kernel runs it. */
export interface TypesOfVision {
  readonly state: VisionState;
  readonly play: Vision;
  readonly setup: VisionSetup;
  readonly decision: Decision;
  readonly act: Act;
  readonly answer: Answer;
  readonly moment: VisionMoment;
  readonly reason: Reason;
  readonly view: VisionView;
  readonly told: ToldTo<EventView, VisionEvent>;
  readonly saved: Recording;
}

export type VisionKind = TwoSeatKind<TypesOfVision>;

/** VISION with the cards of a pool, as the kernel runs it. */
export const visionKind = (pool: CardPool): VisionKind => ({
  begin: visionFromSetup,
  play: (state, keepsLog, like) => new Vision(state, pool, VISION_RULES, keepsLog, like),
  copy: copyVision,
  takenUp: (vision) => vision.takeCards(),
  identity: (_vision, state) => identityOf(state),
  sameAct,
  momentOf: (vision, decision) => momentOf(vision, decision as Decision),
  seedOf: ({ seed }) => seed,
  refusals: { over: 'game-over', notAsked: 'not-asked', notListed: 'not-in-this-decision', nothingThere: 'nothing-there' },
  reasonsAgainst,
  giveUp: (vision, winner) => endGame(vision, { winner, reason: 'surrender' }),
  ...recordingShape(pool),
  secrets: VISION_SECRETS,
  waitsForPasses: ({ state }, decision) => decision?.kind === 'priority' && state.stack.length > 0,
  ifBothPass,
  viewFor,
});
