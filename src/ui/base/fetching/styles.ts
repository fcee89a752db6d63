/** Style sheets that could not be fetched. The bundler asks for each of them only once. */
const failed = new Set<string>();

/** A style sheet that could not be fetched does not stay in the page, where it would pass for one that is there. */
export function watchStyles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      failed.add(target.href);
      target.remove();
    },
    true,
  );
}

const fetchStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => {
      failed.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`${href} could not be fetched`)));
    document.head.append(link);
  });

/** Loads a part of the page; when it is tried again, the style sheets that it lacked come first. */
export function withStyles<T>(load: () => Promise<T>): () => Promise<T> {
  let lacked: readonly string[] = [];
  return async () => {
    await Promise.all(lacked.filter((href) => failed.has(href)).map(fetchStyle));
    const before = new Set(failed);
    try {
      return await load();
    } catch (error) {
      lacked = [...lacked, ...[...failed].filter((href) => !before.has(href))];
      throw error;
    } finally {
      // What another part lacked may be shared with this one: it is asked for again, and nothing waits for it.
      for (const href of before) void fetchStyle(href).catch(() => undefined);
    }
  };
}
