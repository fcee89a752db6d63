import type { Plugin } from 'vite';

/** The built page imports a part only once all of its files have come. */
export function wholeParts(): Plugin;
