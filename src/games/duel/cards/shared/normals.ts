import { isNormalMonster, type CardId, type Scope } from '../../../../engine/duel/api';

/** What texts of 2005 call a Normal Monster, where they do not except Tokens: a Token without an effect of its own is one too. */
export const isNormalOrToken = (q: Scope, card: CardId): boolean =>
  isNormalMonster(q, card) || (q.isMonster(card) && q.facts(card).subtype === 'token');
