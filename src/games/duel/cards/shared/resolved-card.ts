import type { Effect } from '../../../../engine/duel/api';

/** What has resolved is the activation of another Spell or Trap Card, not an effect of one that lies face-up. */
export const isAnotherCard = (e: Effect, link: Effect['link'], kind: 'spell' | 'trap'): boolean =>
  link.card !== e.self && e.isCardActivation(link) && e.kindOfLink(link) === kind;
