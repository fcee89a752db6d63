import type { GameKind } from '../../kernel/run';
import { VISION_RULES } from '../flow/rules';
import { copyVision } from '../model/copy';
import type { Decision } from '../model/decision';
import type { CardPool } from '../model/effect';
import type { VisionState } from '../model/state';
import { Vision } from '../model/vision';
import { sameAct } from '../rules/answers';
import { momentOf, type Moment } from './moment';
import { visionFromSetup, type VisionSetup } from './new-game';

export type VisionKind = GameKind<VisionState, Vision, VisionSetup, Moment>;

/** VISION with the cards of a pool, as the kernel runs it. */
export const visionKind = (pool: CardPool): VisionKind => ({
  begin: visionFromSetup,
  play: (state, keepsLog, like) => new Vision(state, pool, VISION_RULES, keepsLog, like),
  copy: copyVision,
  takenUp: (vision) => vision.takeCards(),
  sameAct,
  momentOf: (vision, decision) => momentOf(vision, decision as Decision),
  seedOf: ({ seed }) => seed,
});
