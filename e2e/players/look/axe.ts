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
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }>;
}

/** What another look of the same page changes: its colours, and nothing else. */
const OF_COLOURS = { type: 'rule', values: ['color-contrast'] } as const;

/**
 * What axe finds on the page as it stands, one line for each rule that is broken. `onlyColours`: everything else was looked at in
 * another look.
 */
export async function axeFinds(page: Page, onlyColours = false): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(
    async ({ runOnly, rules }) => {
      const { axe } = window as unknown as { readonly axe: Axe };
      const { violations } = await axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
        rules,
      });
      return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 240) ?? ''}`);
    },
    onlyColours
      ? { runOnly: OF_COLOURS, rules: {} }
      : { runOnly: RULES, rules: { 'label-content-name-mismatch': { enabled: true } } },
  );
}
