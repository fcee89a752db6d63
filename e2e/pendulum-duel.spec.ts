import { expect, test, type Locator, type Page } from '@playwright/test';
import cards from '../src/games/duel/cards/data/facts/00-first.json' with { type: 'json' };
import { kindOf, movedOn, question } from './players/table';
import modernCards from '../src/games/duel/cards/data/facts/later.json' with { type: 'json' };

/** What the story presses and reads besides the names of cards. */
const WORDS = {
  en: {
    rules: 'Modern turn flow',
    start: 'Start the duel',
    asSpell: 'As a Spell',
    pendulum: 'Pendulum Summon',
    levels: 'Levels 2–7',
    next: 'Next',
    attackPosition: 'Attack Position',
    endTurn: 'End turn',
    activate: 'Activate',
    normalSummon: 'Normal Summon',
    pass: 'No response',
    scale: (n: number) => `scale ${n}`,
    endMain: 'End Main 1',
    where: 'Main Phase 1 is over. Which phase next?',
    battle: 'Battle Phase',
    attack: 'Attack',
    attackDirect: 'Direct attack',
    inZone: (scale: number) => `Pendulum Zone · Scale ${scale}`,
    asMonster: 'As a monster',
    field: 'Field Zone',
    leftScale: 'Left Pendulum Zone',
  },
  ja: {
    rules: '現代の進行',
    start: 'デュエル開始',
    asSpell: '魔法として発動',
    pendulum: 'ペンデュラム召喚',
    levels: 'レベル2～7',
    next: '次へ',
    attackPosition: '攻撃表示',
    endTurn: 'ターン終了',
    activate: '発動',
    normalSummon: '召喚',
    pass: '応答しない',
    scale: (n: number) => `スケール${n}`,
    endMain: 'メイン1終了',
    where: 'メインフェイズ1終了。次のフェイズは？',
    battle: 'バトルへ',
    attack: '攻撃',
    attackDirect: '直接攻撃',
    inZone: (scale: number) => `ペンデュラム効果（スケール${scale}）`,
    asMonster: 'モンスター効果',
    field: 'フィールドゾーン',
    leftScale: '左のペンデュラムゾーン',
  },
} as const;

for (const { language, width, height } of [
  { language: 'en', width: 1366, height: 768 },
  { language: 'ja', width: 1024, height: 768 },
] as const) {
  test(`three turns with Pendulum monsters, by what stands on the page (${language}, ${width}×${height}) @seldom`, async ({
    page,
  }) => {
    page.setDefaultTimeout(8000);
    const t = WORDS[language];
    const name = (en: string): string => [...cards, ...modernCards].find((one) => one.en === en)![language];
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((kept) => localStorage.setItem('kusari.settings', kept), JSON.stringify({ language }));

    await page.goto('./?seed=25&first=0&secrecy=open');
    await page.getByRole('radio', { name: t.rules }).check();
    await picture(page, `setup-${language}`);
    await page.getByRole('button', { name: t.start, exact: true }).click();

    const dock = page.locator('.dock');
    const press = (label: string): Promise<void> =>
      page
        .getByRole('menuitem', { name: label })
        .or(dock.getByRole('button', { name: label }))
        .first()
        .click();
    const inHand = (en: string): Locator =>
      page.locator('[data-place*=":hand:"]').and(page.getByRole('button', { name: name(en) }));
    const take = async (en: string, act: string): Promise<void> => {
      await inHand(en).first().click();
      await press(act);
    };

    const passes = async (): Promise<void> => {
      while (['respond', 'window'].includes((await kindOf(page)) ?? '')) {
        const before = await question(page);
        await press(t.pass);
        await movedOn(page, before);
      }
    };

    // Turn 1: the scales, and three monsters between them at once. Nobody has drawn.
    await expect(page.locator('[data-place^="0:hand:"]')).toHaveCount(5);
    await take('Stargazer Magician', t.asSpell);
    await passes();
    const left = page.getByRole('button', { name: t.leftScale }).last();
    await expect(left).toHaveAccessibleName(new RegExp(t.scale(4)));
    await left.click();
    await expect(page.locator('.insp').first()).toContainText(t.inZone(1));
    await expect(page.locator('.insp').first()).toContainText(t.asMonster);
    await picture(page, `scale-alone-${language}`);
    await page.keyboard.press('Escape');
    await take('Timegazer Magician', t.asSpell);
    await passes();
    await expect(left).toHaveAccessibleName(new RegExp(t.scale(1)));
    await expect(page.locator('.scales')).toContainText(t.levels);
    await press(t.pendulum);
    const list = page.locator('[data-pendulum]');
    for (const en of ['D.D. Warrior Lady', 'Odd-Eyes Pendulum Dragon', 'Breaker the Magical Warrior'])
      await list.getByRole('button', { name: name(en) }).click();
    await picture(page, `pick-${language}`);
    await press(t.next);
    for (let i = 0; i < 3; i++) await press(t.attackPosition);
    await expect(page.locator('[data-place^="0:monster:"] .card')).toHaveCount(3);
    await picture(page, `summoned-${language}`);
    await press(t.endTurn);

    // Turn 2: the other player's field, and a monster that will fall.
    await take('Terraforming', t.activate);
    await passes();
    await page
      .locator('.sheet')
      .getByRole('button', { name: name('Geartown') })
      .first()
      .click();
    await page.locator('[data-act="confirm"]').click();
    await take('Geartown', t.activate);
    await passes();
    await expect(
      page.getByRole('button', { name: `${name('Geartown')}${language === 'en' ? ', ' : '、'}${t.field}` }),
    ).toBeVisible();
    await take('Ancient Gear Soldier', t.normalSummon);
    await picture(page, `turn-2-${language}`);
    await press(t.endMain);
    await expect(dock).toContainText(t.where);
    await picture(page, `where-to-${language}`);
    await press(t.endTurn);

    // Turn 3: the end of Main Phase 1 and where it leads to; the dragon doubles the damage.
    await page
      .locator('[data-phase="battle"], .phase')
      .getByText(language === 'en' ? 'Battle' : 'バトル', { exact: true })
      .click();
    await expect(dock).toHaveAttribute('data-kind', 'battle');
    await page
      .locator('[data-place^="0:monster:"]')
      .and(page.getByRole('button', { name: name('Odd-Eyes Pendulum Dragon') }))
      .click();
    await press(t.attack);
    await page
      .locator('[data-place^="1:monster:"]')
      .and(page.getByRole('button', { name: name('Ancient Gear Soldier') }))
      .click();
    await expect(page.locator('[data-place="1:seat"], .plate').filter({ hasText: '5600' })).toBeVisible();
    await picture(page, `battle-${language}`);
    await press(t.endTurn);
    await expect(page.locator('.rail')).toContainText('4');
    expect(problems).toEqual([]);
  });
}

/** A picture for whoever looks at the run, and no word of the page outside of it. */
async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}
