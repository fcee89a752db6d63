import type { Plugin } from 'vite';

export const PAGE_POLICY: string;
export const HEADERS: Readonly<Record<string, string>>;
export function contentSecurityPolicy(): Plugin;
