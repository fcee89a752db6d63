import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { scenarioIndexFile } from './.ci/scenario-index.mjs';

/** The built page may talk to nobody but the place it came from. (The dev server needs inline scripts.) */
function contentSecurityPolicy(): Plugin {
  const policy = [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
  };
}

export default defineConfig({
  base: './',
  plugins: [react(), tailwindcss(), contentSecurityPolicy(), scenarioIndexFile()],
  build: { target: 'es2022', outDir: 'dist' },
  test: {
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 180_000,
    setupFiles: ['./.ci/fixed-seed.mjs'],
    projects: [
      {
        extends: true,
        test: {
          // Pure code: the tests of a worker share one copy of the engine and the card pool.
          name: 'rules',
          include: ['src/{engine,cards,decks,match,scenario}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'table',
          include: ['src/*.test.{ts,tsx}', 'src/!(engine|cards|decks|match|scenario)/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
