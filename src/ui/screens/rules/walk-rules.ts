import { walk } from '../../base/shared/walk';

/** Through the search field, the rules and what an open rule links to. */
export const walkRules = walk('input[type="search"], button, a', 'list');
