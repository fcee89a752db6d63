// What the page may do, said once for the page and for the server that sends it. Nothing is allowed that the page does not use.
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  // What the page itself has made: pictures that somebody brought along lie under addresses of its own.
  "img-src 'self' data: blob:",
  "manifest-src 'self'",
  // The worker that keeps the page for when the network is off, and the one that thinks for a partner.
  "worker-src 'self'",
  // Lessons, rule scenarios and their index.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Text becomes markup in one place only: src/ui/base/art/drawn.ts.
  "require-trusted-types-for 'script'",
  // The two workers: src/ui/base/offline/offline.ts and src/store/partner/worker.ts.
  'trusted-types kusari kusari-offline kusari-partner',
];

/** For the built page, wherever it is put up. */
const PAGE_POLICY = DIRECTIVES.join('; ');

/** What our own server sends besides. A page cannot say for itself that it must not be framed. */
const HEADERS = {
  'Content-Security-Policy': [...DIRECTIVES, "frame-ancestors 'none'"].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** The built page may talk to nobody but the place it came from. (The dev server needs inline scripts.) */
export function contentSecurityPolicy() {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY }, injectTo: 'head-prepend' },
    ],
  };
}

/**
 * Every answer of our own server carries the headers, those for what is not there too. Files go out whole: the server of files
 * trips over a range that no file has, and nobody needs a part of one.
 */
export function securityHeaders() {
  return {
    name: 'security-headers',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        delete request.headers.range;
        for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
        next();
      });
    },
  };
}
