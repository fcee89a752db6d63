import type { DuelSession } from '../engine';

/** What the table needs of a running duel. */
export type Session = Pick<
  DuelSession,
  'save' | 'answerCount' | 'view' | 'answer' | 'whyNot' | 'forcedAnswer' | 'rewindTo' | 'surrender'
>;
