import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { question, press, sit, startDuel, movedOn, passUntil } from './players/table';
import { keptDuel } from './players/what-is-hidden';
import { seldomUnless } from './players/seldom';

/** How the storage of this browser is broken, from the first moment on. */
const BROKEN = {
  fails: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('broken', 'UnknownError');
    };
  },
  'is forbidden': () => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  },
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
} as const;

const trouble = (page: Page, kind: string) => page.locator(`[data-trouble="${kind}"]`);

async function fileOf(page: Page, kind: string): Promise<{ format: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    trouble(page, kind).locator('[data-act="take-file"]').click(),
  ]);
  return JSON.parse(await readFile((await download.path())!, 'utf8')) as { format: string };
}

test('in a browser that forbids all storage a duel begins, what is not kept is said, and play goes on @seldom', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const storage of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await startDuel(page, 'seed=storage&first=0&secrecy=open&priority=strict,strict');
  await expect(trouble(page, 'notKept')).toContainText('You can play on');
  await trouble(page, 'notKept').getByRole('button', { name: 'OK', exact: true }).click();
  const before = await question(page);
  await press(page, 'No response');
  await movedOn(page, before);
});

for (const [how, broken] of Object.entries(BROKEN)) {
  test(`a storage that ${how} is said, offers a file, and the duel goes on${seldomUnless(how === 'is forbidden')}`, async ({
    page,
  }) => {
    await page.addInitScript(broken);
    await startDuel(page, 'seed=storage&first=0&secrecy=open&priority=strict,strict');
    await expect(trouble(page, 'notKept')).toContainText('You can play on');
    expect(await fileOf(page, 'notKept')).toMatchObject({ format: 'kusari-duel' });
    await trouble(page, 'notKept').getByRole('button', { name: 'OK', exact: true }).click();
    for (let i = 0; i < 3; i += 1) {
      const before = await question(page);
      await press(page, 'No response');
      await movedOn(page, before);
    }
    // What was said once is not said after every answer.
    await expect(page.locator('[data-trouble]')).toHaveCount(0);
    const { answers } = await keptDuel(page);
    await page.reload();
    await page.locator('.dock[data-question]').waitFor();
    expect((await keptDuel(page)).answers).toEqual(answers);
  });

  test(`a duel that cannot be filed, because the storage ${how}, is said, offered as a file, and filed when the storage works again @seldom`, async ({
    page,
  }) => {
    await page.addInitScript({ content: `if (sessionStorage.getItem('works') === null) (${broken.toString()})();` });
    await startDuel(page, 'seed=not-filed&first=0&secrecy=open');
    await passUntil(page, 'idle');
    await page.locator('.dock [data-act="enter"]').first().click();
    await page.keyboard.press('m');
    await page.locator('[data-act="surrender"][data-seat="0"]').click();
    await page.locator('[data-act="accept"]').click();
    await page.locator('[data-result]').waitFor();
    await expect(trouble(page, 'notFiled')).toContainText('set aside', { timeout: 20_000 });
    expect(await fileOf(page, 'notFiled')).toMatchObject({ format: 'kusari-duel' });
    await page.getByRole('button', { name: 'New duel' }).click();
    // It leaves the table once it is safe.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kusari.duel')), { timeout: 30_000 }).toBeNull();

    await page.evaluate(() => sessionStorage.setItem('works', 'yes'));
    await page.reload();
    await page.goto('./#library');
    await expect(page.locator('[data-past]')).toHaveCount(1);
    await expect(page.locator('[data-past]')).toContainText('surrender');
    await expect(page.locator('[data-aside]')).toHaveCount(0);
  });
}

test('a damaged duel that was put aside stands with the past duels, is downloaded as it was, and goes when somebody deletes it @seldom', async ({
  page,
}) => {
  await page.goto('./');
  const text = '{"format":"kusari-duel","version":1,"seats":';
  await page.evaluate((damaged) => localStorage.setItem('kusari.duel', damaged), text);
  await page.reload();
  await expect(trouble(page, 'cannotOpen')).toContainText('set aside');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  // Also later, and after another duel.
  await page.reload();
  await startDuel(page, 'seed=after&first=0');
  await sit(page);
  await page.keyboard.press('m');
  await press(page, 'New duel');
  await press(page, 'End duel');
  await page.getByRole('link', { name: 'Past duels' }).click();
  const aside = page.locator('[data-aside]');
  await expect(aside).toHaveCount(1);
  const [download] = await Promise.all([page.waitForEvent('download'), aside.locator('[data-act="take-file"]').click()]);
  expect(await readFile((await download.path())!, 'utf8')).toBe(text);
  await aside.locator('[data-act="delete-aside"]').click();
  await expect(aside).toHaveCount(0);
});
