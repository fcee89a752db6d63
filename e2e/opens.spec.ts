import { expect, test } from '@playwright/test';

test('the page opens without an error and asks nothing of other servers', async ({ page, baseURL }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !request.url().startsWith(baseURL!)) problems.push(`request: ${request.url()}`);
  });

  await page.goto('./');

  await expect(page).toHaveTitle(/Kusari/);
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});
