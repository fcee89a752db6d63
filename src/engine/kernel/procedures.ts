import { ITEMS } from './items';
import { TURN } from './schedule';
import { STACK } from './stack';
import { TRIGGERS } from './triggers';
import { WINDOW } from './window';

/** The procedures that every game has; it adds its nodes and its own. */
export const KERNEL_PROCEDURES = { turn: TURN, window: WINDOW, stack: STACK, triggers: TRIGGERS, items: ITEMS } as const;
