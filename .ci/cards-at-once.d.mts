import type { Plugin } from 'vite';

/** The code of all cards as one module. For tests. */
export const cardsAtOnce: () => Plugin;
