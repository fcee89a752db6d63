import type { Plugin } from 'vite';

export function contentSecurityPolicy(): Plugin;
export function securityHeaders(): Plugin;
