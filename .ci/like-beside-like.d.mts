import type { Plugin } from 'vite';

export function likeBesideLikeIn(cards: readonly (readonly [name: string, code: string])[]): readonly string[];
export function likeBesideLike(): Plugin;
