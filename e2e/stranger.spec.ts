import { expect, test, type Page } from '@playwright/test';
import { drawn, standing } from './players/table';
import { seldomUnless } from './players/seldom';

/** A visitor who knows nothing of the code: reads what stands on the page and presses what it says. */
class Visitor {
  private pictures = 0;
  constructor(
    private readonly page: Page,
    private readonly folder: (name: string) => string,
  ) {}

  async presses(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }
  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }
  async offers(name: string | RegExp): Promise<boolean> {
    await drawn(this.page);
    return this.page.getByRole('button', { name }).first().isVisible();
  }
  async keepsPicture(of: string): Promise<void> {
    this.pictures += 1;
    await this.page.screenshot({ path: this.folder(`${String(this.pictures).padStart(2, '0')}-${of}.png`) });
  }
  /** Holds the curtain's button, as it says. */
  async comesToTheTable(): Promise<void> {
    const button = this.page.getByRole('button', { name: /^I’m / });
    await button.waitFor();
    await this.keepsPicture('curtain');
    const box = (await button.boundingBox())!;
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.mouse.down();
    await button.waitFor({ state: 'detached' });
    await this.page.mouse.up();
  }
  /** Whatever the other player is asked meanwhile is let pass. */
  async letsPass(): Promise<void> {
    for (let i = 0; i < 12; i++) {
      if ((await standing(this.page)) === 'curtain') return;
      if (!(await this.offers('No response'))) return;
      await this.presses('No response');
      await this.page.waitForTimeout(260);
    }
  }
  /** Taps the first monster of the hand and Summons it, or Sets it where that is all it may do. */
  async playsAMonster(): Promise<void> {
    const hand = this.page.locator('[data-place*=":hand:"][aria-label*="ATK"]');
    for (let i = 0; i < (await hand.count()); i++) {
      await hand.nth(i).click();
      for (const act of ['Normal Summon', 'Set']) {
        const button = this.page
          .getByRole('menuitem', { name: act, exact: true })
          .and(this.page.locator(':not([aria-disabled="true"])'));
        if ((await button.count()) === 0) continue;
        await button.first().click();
        await this.letsPass();
        return;
      }
    }
  }
}

for (const [width, height] of [
  [1920, 1080],
  [1366, 768],
  [1024, 768],
] as const) {
  test(`a stranger plays three turns at ${width}×${height} by what stands on the page${seldomUnless(width === 1366)}`, async ({
    page,
  }, info) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const visitor = new Visitor(page, (name) => info.outputPath(name));
    await page.goto('./?seed=52');
    await visitor.keepsPicture('set-up');
    await visitor.presses('Start the duel');
    await visitor.sees(/who goes first/);
    await visitor.presses(/goes first/);
    for (let turn = 1; turn <= 3; turn++) {
      await visitor.comesToTheTable();
      await visitor.sees(`Turn ${turn}`);
      await visitor.playsAMonster();
      await visitor.keepsPicture(`turn-${turn}`);
      if (turn > 1 && (await visitor.offers('Battle Phase'))) {
        await visitor.presses('Battle Phase');
        await visitor.letsPass();
        await visitor.keepsPicture(`turn-${turn}-battle`);
      }
      for (let i = 0; i < 4 && (await standing(page)) === 'question'; i++) {
        if (await visitor.offers(/^End turn/)) await visitor.presses(/^End turn/);
        else if (await visitor.offers(/^End Phase/)) await visitor.presses(/^End Phase/);
        await page.waitForTimeout(300);
        await visitor.letsPass();
      }
    }
    await visitor.comesToTheTable();
    await visitor.sees('Turn 4');
    // Nothing scrolls the page: all of the table is on the screen.
    expect(
      await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]),
    ).toEqual([0, 0]);
  });
}
