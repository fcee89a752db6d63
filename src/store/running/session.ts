import type { DuelSession } from '../../engine/duel';

/** What the table needs of a running duel. */
export type Session = Pick<
  DuelSession,
  | 'profile'
  | 'save'
  | 'answerCount'
  | 'view'
  | 'answer'
  | 'wishesAt'
  | 'wishesTo'
  | 'pendulumSummon'
  | 'announcements'
  | 'openActs'
  | 'openAct'
  | 'announcing'
  | 'announces'
  | 'forcedAnswer'
  | 'passAnswer'
  | 'rewindTo'
  | 'surrender'
  | 'moments'
  | 'moment'
  | 'reachableFrom'
> & {
  /** The same duel as it was after fewer answers, as a session of its own. */
  at(answers: number): Session;
};
