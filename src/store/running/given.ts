import type * as courtesy from '../../courtesy';
import type { AnswerView } from '../../games/view';

export type { TacitWindow, WindowMark } from '../../courtesy';

/** How an answer of this table came to be given. */
export type Given = courtesy.Given<AnswerView>;

/** An objection that waits for its act or its withdrawal, as it is kept in the file of the duel. */
export type KeptObjection = courtesy.KeptObjection<AnswerView>;
