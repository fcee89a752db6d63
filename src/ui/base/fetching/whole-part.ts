/** The files of the page that are there, or on their way: those that the page itself names, and every part's. */
let files: Map<string, Promise<void>> | null = null;

const ofThePage = (): readonly string[] =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[rel="stylesheet"], script[src]')].map((file) =>
    file instanceof HTMLScriptElement ? file.src : file.href,
  );

async function fetchScript(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} could not be fetched: ${response.status}`);
  await response.arrayBuffer();
}

const fetchStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // It does not stay in the page, where it would pass for one that is there.
      link.remove();
      reject(new Error(`${href} could not be fetched`));
    });
    document.head.append(link);
  });

function fetchOnce(href: string): Promise<void> {
  files ??= new Map(ofThePage().map((file) => [file, Promise.resolve()]));
  const coming = files.get(href);
  if (coming) return coming;
  const file = href.endsWith('.css') ? fetchStyle(href) : fetchScript(href);
  files.set(href, file);
  // What failed is asked for again when the part is.
  file.catch(() => files?.delete(href));
  return file;
}

/**
 * Loads a part of the page once all of its files are there. A browser never asks again for a module whose file it could not get
 * (the HTML standard's module map keeps the failure as long as the page stands), so no module is imported before its files have
 * come. The build calls this for every `import()` (.ci/whole-parts.mjs).
 * @param hrefs what the part is made of, as written in the file that wants it; @param from the address of that file.
 */
export async function wholePart<T>(load: () => Promise<T>, hrefs: readonly string[] = [], from?: string): Promise<T> {
  // A worker has no page that would keep a failure: who wants a thought again begins another one.
  if (typeof document === 'undefined') return load();
  await Promise.all(hrefs.map((href) => fetchOnce(new URL(href, from ?? document.baseURI).href)));
  return load();
}
