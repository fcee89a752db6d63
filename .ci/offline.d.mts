import type { Plugin } from 'vite';

export const WORKER: string;
export function partsOf(folder: string): readonly (readonly [path: string, version: string])[];
export function workerFor(parts: readonly (readonly [path: string, version: string])[]): string;
export function offlineWorker(): Plugin;
