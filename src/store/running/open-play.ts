import type { DecisionView, Moment } from '../../games/view';

type Asked = Pick<DecisionView, 'kind' | 'window'> | Pick<Moment, 'kind' | 'window'>;

/** The turn player acts freely: nothing is under way, and no window is open. */
export const isOpenPlay = ({ kind, window }: Asked): boolean =>
  kind === 'idle' || kind === 'battle' || (kind === 'priority' && window === undefined);

/** A window that may be passed. */
export const isWindow = ({ kind, window }: Asked): boolean => kind === 'respond' || (kind === 'priority' && window !== undefined);
