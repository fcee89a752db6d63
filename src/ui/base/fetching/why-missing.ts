/** Why a part of the page could not be fetched: nobody answers, a newer page has been put up, or neither. */
export type WhyMissing = 'unreachable' | 'newer' | 'missing';

/** Whether a page starts with the same script as this one. A newer build has other names for all its parts. */
const isSameBuild = (page: string, entry: string | null): boolean => entry === null || page.includes(entry);

export async function whyMissing(): Promise<WhyMissing> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    if (!response.ok) return 'unreachable';
    const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
    return isSameBuild(await response.text(), entry) ? 'missing' : 'newer';
  } catch {
    return 'unreachable';
  }
}
