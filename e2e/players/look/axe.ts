import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and what is good practice besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string; readonly target: readonly string[] }[];
    }[];
  }>;
}

/** What axe finds on the page as it stands, one line for each rule that is broken. */
export async function axeFinds(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    const { violations } = await axe.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    // A card is a picture with writing on it: it is called by its name, and what else it shows is told in words. So of what is
    // written at a place of the table only the names have to be in its own, which begins with the name of the card.
    const isCalled = (selector: string): boolean => {
      const place = document.querySelector(selector);
      if (!place) return false;
      const plain = (text: string | null): string => (text ?? '').toLowerCase().replace(/[\s\d]/g, '');
      const names = place.matches('[data-place]:not(.out), .swap-card')
        ? place.querySelectorAll('.card__name, .peek, .count')
        : [place.matches('.phase') ? place.querySelector('span')! : place];
      const label = plain(place.getAttribute('aria-label'));
      const card = place.matches('[data-place]:not(.out, .pile)') ? place.querySelector('.card__name') : null;
      return (
        label.startsWith(plain(card?.textContent ?? '')) && [...names].every((name) => label.includes(plain(name.textContent)))
      );
    };
    const broken = violations
      .map(({ id, nodes }) => ({
        id,
        nodes: id === 'label-content-name-mismatch' ? nodes.filter(({ target }) => !isCalled(target[0]!)) : nodes,
      }))
      .filter(({ nodes }) => nodes.length > 0);
    return broken.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 240) ?? ''}`);
  }, RULES);
}
