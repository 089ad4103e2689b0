import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { plannedPages } from '../web/src/app/planned-pages.ts';
import { screens } from '../web/src/app/routes.tsx';
import { expect, signedIn, test } from './setup/people.ts';

const addressOf = (path: string) => path.replace('$id', '1').replace('$token', 'abc').replace('$code', 'abc');
const planned = new Set(plannedPages.map(({ path }) => path));
const onePlanned = plannedPages[0]?.path;

const visitors = screens.filter(({ open }) => open).map(({ path }) => path);
const everything = screens.filter(({ open }) => !open).map(({ path }) => path);
/** Planned pages are one component: in the second theme one of them stands for all. */
const distinct = everything.filter((path) => !planned.has(path) || path === onePlanned);

test.setTimeout(300_000);

for (const [theme, paths] of [
  ['light', visitors],
  ['dark', visitors],
] as const) {
  test(`nothing serious on the pages of visitors, ${theme}`, async ({ page }) => {
    expect(await faultsOf(page, theme, paths)).toEqual([]);
  });
}

test.describe('signed in', () => {
  test.use(signedIn());
  for (const [theme, paths] of [
    ['light', everything],
    ['dark', distinct],
  ] as const) {
    test(`nothing serious on the pages of users, ${theme}`, async ({ page }) => {
      expect(await faultsOf(page, theme, paths)).toEqual([]);
    });
  }
});

async function faultsOf(page: Page, theme: string, paths: readonly string[]): Promise<string[]> {
  await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
  await page.goto(paths[0] ?? '/');
  const faults: string[] = [];
  for (const path of paths) {
    await visit(page, addressOf(path));
    faults.push(...(await seriousFaults(page)).map((fault) => `${path} ${fault}`));
  }
  return faults;
}

/** As a link would, without loading everything anew for each of many pages. */
async function visit(page: Page, address: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page).toHaveURL(new RegExp(`${address.replaceAll(/[.?]/g, '\\$&')}|/404`));
  if (!address.startsWith('/login'))
    await page
      .waitForFunction((old) => document.title !== old, before, { timeout: 2000 })
      .catch(() => undefined);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-hidden=true][data-visible=true]')).toHaveCount(0);
}

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
