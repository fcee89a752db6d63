import type { Plugin } from 'vite';

export declare function oneMoreGame(folder: string): Plugin;
