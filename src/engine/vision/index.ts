/** The front door of VISION. */
export * from './model/vocabulary';
export * from './model/facts';
export * from './model/decision';
export { EVENTS, type EventVerb, type VisionEvent } from './model/event';
export type * from './model/state';
export type { CardCode, CardDefinition, CardPool } from './model/effect';
export type { Vision } from './model/vision';
export { copyVision } from './model/copy';
export { charactersOf, fieldCards, isCharacter } from './model/field';
export { CHAPTERS, ruleMatches, RULES, ruleText, type ChapterName, type Rule, type RuleId } from './register/index';
export { aimOfPlay, reasonsAgainst } from './rules/acts';
export { HAND_LIMIT, handLimitOf } from './rules/hand-limit';
export { nodesOf } from './rules/nodes';
export { powerOf } from './rules/power';
export { aimsOf } from './rules/aiming';
export { against, type Reason, type Reasons } from './rules/reasons';
export * from './session/new-game';
export * from './session/recording';
export { buildPool } from './session/card-pool';
export { positionAt } from './session/position';
export { inOrder } from './outlook/in-order';
export { momentOf, type VisionMoment } from './session/moment';
export { VISION_PROFILES, type VisionProfile } from './session/profiles';
export { visionGameOf, type BuiltInDeck, type VisionBook, type VisionGame, type VisionPrint } from './session/vision-game';
export { VisionSession } from './session/vision-session';
export type {
  AnswerView,
  DecisionView,
  Defence,
  EntryView,
  LastingView,
  EventView,
  OptionView,
  ForeseenStep,
  IfBothPass,
  Place,
  ReasonView,
  SeatView,
  ViewCard,
  Viewer,
  VisionView,
  VisionZones,
  Wish,
  WishView,
} from './views/view';
export { placeOf } from './views/places';
export { mayKnow } from './views/view-for';
export { seenCards } from './views/seen';
export type { VisionRun } from './session/vision-run';
export { unsoundness } from './taking-up/sound-position';
