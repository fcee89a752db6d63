import { expect, test } from '@playwright/test';
import { openPosition } from './players/laid-out';
import { kindOf, press, sit } from './players/table';

test('in smooth mode a rushed summon is answered by Respond, and what came after is taken back', async ({ page }, info) => {
  await openPosition(
    page,
    {
      players: [
        { hand: ['Vorse Raider', 'Jar of Greed'] },
        { monsters: [{ card: 'Gemini Elf', position: 'attack' }], spellsTraps: [{ card: 'Trap Hole', face: 'set' }] },
      ],
    },
    'smooth',
  );
  await sit(page);
  await page.locator('[data-place="0:hand:0"]').click();
  await press(page, 'Normal Summon');
  await page.locator('[data-place="0:hand:0"]').click();
  await press(page, /^Set/);
  await expect(
    page.locator('[data-place="0:spellTrap:0"][aria-label*="Jar of Greed"], [data-place="0:spellTrap:0"][aria-label*="Set"]'),
  ).toHaveCount(1);

  // Aya goes back to the summon: the list names what passed.
  await press(page, /^Respond/);
  await page.screenshot({ path: info.outputPath('windows.png') });
  await page.locator('[data-window="summonSuccess"]').click();

  // The preview shows the field as it was, and what would be taken back; nothing has happened yet.
  await expect(page.locator('[data-review="preview"]')).toContainText('Preview — nothing has gone back yet');
  await expect(page.locator('[data-undone]')).toContainText('Ren Sets a card');
  await expect(page.locator('[data-place="0:spellTrap:0"]')).toHaveAttribute('aria-label', /empty/);
  await page.screenshot({ path: info.outputPath('preview.png') });
  await press(page, 'Go back here');

  // The curtain falls for Aya; the banner says to both what happens.
  await expect(page.locator('.curtain [data-went-back]')).toContainText(/Aya goes back\. After a Summon/);
  await sit(page);
  await expect(page.locator('.top [data-went-back]')).toContainText('Aya goes back');
  if ((await kindOf(page)) === 'window') {
    await press(page, /Let me look/);
    await sit(page);
  }
  await page.locator('[data-place="1:spellTrap:0"]').click();
  await press(page, /^Activate/);
  for (let i = 0; i < 6 && (await kindOf(page)) !== 'idle'; i++) {
    await sit(page);
    if ((await kindOf(page)) === 'idle') break;
    await press(page, 'No response');
    await page.waitForTimeout(300);
  }
  await sit(page);
  await expect(page.locator('[data-place="0:graveyard"]')).toHaveAttribute('aria-label', /Vorse Raider/);
  await expect(page.locator('[data-place="0:spellTrap:0"]')).toHaveAttribute('aria-label', /empty/);
  await expect(page.locator('[data-place="0:hand:0"]')).toHaveAttribute('aria-label', /Jar of Greed/);
});

test('the chances of one Damage Step are one entry of Respond, which opens them by their parts', async ({ page }, info) => {
  await openPosition(
    page,
    {
      phase: 'battle',
      players: [
        { monsters: [{ card: 'Vorse Raider', position: 'attack' }] },
        { monsters: [{ card: 'Celtic Guardian', position: 'attack' }] },
      ],
    },
    'smooth',
    { secrecy: 'open' },
  );
  await page.locator('[data-place="0:monster:0"]').click();
  await page.locator('[role="menu"] [data-act="attack"]').first().click();
  await page.locator('[data-place="1:monster:0"]').click();
  await expect(page.locator('[data-place="1:graveyard"]')).toHaveAttribute('aria-label', /Celtic Guardian/);
  await page
    .getByRole('button', { name: /^Respond/ })
    .first()
    .click();
  const fold = page.locator('.win[data-parts]');
  await expect(fold).toHaveCount(1);
  await expect(fold).toContainText(/In the Damage Step.*\d chances to respond/);
  await expect(page.locator('[data-window="damageStep"]')).toHaveCount(0);
  await fold.click();
  await expect(page.locator('[data-window="damageStep"]')).toHaveCount(Number(await fold.getAttribute('data-parts')));
  await page.screenshot({ path: info.outputPath('parts.png') });
  await page.locator('[data-window="damageStep"]', { hasText: 'after calculation' }).click();
  await expect(page.locator('[data-review="preview"]')).toContainText('Preview');
});
