import { expect, test } from '@playwright/test';
import { signedIn } from './setup/people.ts';

test.use(signedIn());

// Rules P4.20, D4.60 of the specification.
test('somebody reads everything in English, also after loading again', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('button', { name: '界面语言' }).click();
  const english = page.getByRole('menuitem', { name: 'English' });
  await expect(english).toBeInViewport();
  await english.click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(page).toHaveTitle('Transloom - Tools');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Projects', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

// Rules P4.19, P9.15, D4.59 of the specification.
test('a browser in English gets English, any other gets Chinese', async ({ browser, baseURL }) => {
  for (const [locale, heading] of [
    ['en-GB', 'Sign in to Transloom'],
    ['zh-TW', '登录译梭'],
    ['fr-FR', '登录译梭'],
  ] as const) {
    const context = await browser.newContext({
      locale,
      ...(baseURL ? { baseURL } : {}),
      storageState: { cookies: [], origins: [] },
    });
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await context.close();
  }
});
