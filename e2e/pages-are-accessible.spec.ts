import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { screens } from '../web/src/app/routes.tsx';
import { expect, signedIn, test } from './setup/people.ts';

const addressOf = (path: string) => path.replace('$id', '1').replace('$token', 'abc').replace('$code', 'abc');

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`pages of visitors, ${theme}`, () => {
    for (const { path } of screens.filter(({ open }) => open)) {
      test(`nothing serious on ${path}`, async ({ page }) => {
        await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        expect(await seriousFaults(page)).toEqual([]);
      });
    }
  });

  test.describe(`pages of users, ${theme}`, () => {
    test.use(signedIn());
    for (const { path, bare } of screens.filter(({ open }) => !open)) {
      test(`nothing serious on ${path}`, async ({ page }) => {
        await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
        await page.goto(addressOf(path));
        if (!bare) await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
        await expect(page.getByRole('heading').first()).toBeVisible();
        expect(await seriousFaults(page)).toEqual([]);
      });
    }
  });
}
