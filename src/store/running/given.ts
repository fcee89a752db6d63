import type { AnswerView } from '../../engine/duel';
import type * as courtesy from '../../courtesy';

export type { TacitWindow, WindowMark } from '../../courtesy';

/** How an answer of this table came to be given. */
export type Given = courtesy.Given<AnswerView>;

/** An objection that waits for its act or its withdrawal, as it is kept in the file of the duel. */
export type KeptObjection = courtesy.KeptObjection<AnswerView>;
