import { expect, test, type Page } from '@playwright/test';
import { playToTheEnd, seededChoice } from './players/random-player';
import { openPosition } from './players/laid-out';
import { passUntil, startDuel } from './players/table';
import { watchViolations } from './players/violations';

const place = (page: Page, name: string) => page.locator(`[data-place="${name}"], [data-anchor="${name}"]`).first();

test('a whole duel, its recording and its past duel do nothing that the page is not allowed', async ({ page }) => {
  test.setTimeout(240_000);
  const refused = await watchViolations(page);
  await startDuel(page, 'seed=recorded&lp=100&first=0&priority=smooth,smooth');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playToTheEnd(page, seededChoice(5), 400);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(await saved.failure()).toBeNull();
  await page.getByRole('button', { name: 'New duel' }).click();
  await page.getByRole('link', { name: 'Past duels' }).click();
  await page.locator('[data-act="play-back"]').click();
  await page.locator('.playback').waitFor();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  expect(refused).toEqual([]);
});

test('cards that are dragged, all sheets of the table, and the window for an audience are allowed @seldom', async ({
  page,
  context,
}) => {
  const refused = await watchViolations(page);
  await openPosition(
    page,
    { players: [{ hand: ['Jinzo', 'Vorse Raider', 'Waboku'] }, { monsters: [{ card: 'Gemini Elf', position: 'attack' }] }] },
    'smooth',
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await passUntil(page, 'idle');
  const [from, to] = [(await place(page, '0:hand:2').boundingBox())!, (await place(page, '0:spellTrap:4').boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await expect(page.locator('.drag-ghost')).toBeAttached();
  await page.mouse.up();
  await expect(place(page, '0:spellTrap:4')).toHaveAttribute('aria-label', /Waboku/);
  for (const key of ['?', 'v', 's', '/', 'm']) {
    await page.keyboard.press(key);
    await page.locator('.sheet').waitFor();
    await page.keyboard.press('Escape');
  }
  const [audience] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('button', { name: 'Menu' })
      .click()
      .then(() => page.locator('[data-act="public-window"]').click()),
  ]);
  await audience.locator('[data-public="duel"]').waitFor();
  expect(refused).toEqual([]);
});

test('lessons, decks and rules do nothing that the page is not allowed @seldom', async ({ page }) => {
  const refused = await watchViolations(page);
  await page.goto('./#lesson=three-link-chain');
  await page.locator('.duel-table').waitFor();
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.goto('./#lessons');
  await page.locator('.lessons a').first().waitFor();
  await page.goto('./#decks');
  await page.locator('.decks button').first().click();
  await page.goto('./#rules');
  await page.locator('.rulebook').waitFor();
  await page.locator('.rulebook button').first().click();
  await page.goto('./#library');
  await page.getByRole('heading', { level: 1, name: 'Past duels' }).waitFor();
  expect(refused).toEqual([]);
});

test('what is put into the page from outside does not run, is not drawn and sends nothing', async ({ page }) => {
  const refused = await watchViolations(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'Start the duel' }).waitFor();
  const came = await page.evaluate(async () => {
    const state = window as unknown as Record<string, unknown>;
    const tried = (act: () => void): string => {
      try {
        act();
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    const text = tried(() => {
      script.textContent = 'window.ran = true';
    });
    document.body.append(script);
    const markup = tried(() => {
      document.body.innerHTML = '<img src="x" onerror="window.ran = true">';
    });
    const style = document.createElement('style');
    style.textContent = '#root { display: none }';
    document.head.append(style);
    const marked = document.createElement('p');
    marked.setAttribute('style', 'position: fixed');
    document.body.append(marked);
    const image = document.createElement('img');
    image.src = 'https://example.com/nothing.png';
    document.body.append(image);
    const sent = await fetch('https://example.com/').then(
      () => 'sent',
      () => 'refused',
    );
    const policies = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes;
    const another = tried(() => void policies.createPolicy('another', {}));
    const same = tried(() => void policies.createPolicy('kusari', {}));
    return {
      ran: state.ran,
      text,
      markup,
      sent,
      another,
      same,
      shown: getComputedStyle(document.getElementById('root')!).display,
      position: getComputedStyle(marked).position,
    };
  });
  expect(came).toMatchObject({
    ran: undefined,
    markup: 'TypeError',
    sent: 'refused',
    another: 'TypeError',
    same: 'TypeError',
    position: 'static',
  });
  expect(came.shown).not.toBe('none');
  // What was refused is told one by one, some of it after all has been tried.
  const directives = (): ReadonlySet<string | undefined> => new Set(refused.map((told) => told.split(' ')[0]));
  for (const directive of [
    'style-src-elem',
    'style-src-attr',
    'img-src',
    'connect-src',
    'require-trusted-types-for',
    'trusted-types',
  ])
    await expect.poll(directives).toContain(directive);
});

test('the server sends the policy with what no page can say for itself, and the page has it wherever it is put up', async ({
  page,
  request,
}) => {
  for (const path of ['./', './scenario-index.json']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const { 'content-security-policy': policy, 'x-content-type-options': sniff, 'referrer-policy': referrer } = answer.headers();
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types kusari");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect([sniff, referrer]).toEqual(['nosniff', 'no-referrer']);
  }
  await page.goto('./');
  const own = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(`${own}; frame-ancestors 'none'`).toBe((await request.get('./')).headers()['content-security-policy']);
});

test('a file that is not there is answered with 404, and never with the page', async ({ request }) => {
  for (const path of [
    './assets/DuelScreen-00000000.js',
    './assets/gone.css',
    './lessons/none.json',
    './anywhere',
    './fonts/none.woff2',
    './a/b.html',
  ]) {
    const answer = await request.get(path, { headers: { accept: 'text/html,*/*' } });
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).not.toContain('<div id="root">');
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  }
});
