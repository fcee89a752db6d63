import type { Page } from '@playwright/test';

/** Everything that the content security of the page refuses from now on, on every page that this one opens. */
export async function watchViolations(page: Page): Promise<readonly string[]> {
  const refused: string[] = [];
  await page.exposeBinding('tellViolation', (_, told: string) => void refused.push(told));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as { tellViolation: (told: string) => void };
      tellViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
    });
  });
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted ?(Types|HTML|Script)/i.test(message.text())) refused.push(`console: ${message.text()}`);
  });
  return refused;
}
