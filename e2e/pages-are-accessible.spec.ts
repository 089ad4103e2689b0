import { expect, type Page, test } from '@playwright/test';
import { plannedPages } from '../web/src/app/planned-pages.ts';
import { screens } from '../web/src/app/routes.tsx';
import type { Screen } from '../web/src/app/screen.ts';
import texts from '../web/src/i18n/zh-CN/shell.json' with { type: 'json' };
import { signedIn } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';

const planned = new Set(plannedPages.map(({ path }) => path));
const onePlanned = plannedPages[0]?.path;

const visitors = screens.filter(({ open }) => open);
/** Planned pages are one component: one of them stands for all. */
const pages = screens.filter(({ open, path }) => !open && (!planned.has(path) || path === onePlanned));

/** Pages one test visits: few enough that several walk at once. */
const walkLength = 10;

for (const theme of ['light', 'dark']) {
  test(`nothing serious on the pages of visitors, ${theme}`, async ({ page }) => {
    expect(await faultsOf(page, theme, visitors)).toEqual([]);
  });
}

test.describe('signed in', () => {
  test.use(signedIn());
  for (const theme of ['light', 'dark']) {
    for (let start = 0; start < pages.length; start += walkLength) {
      const walk = pages.slice(start, start + walkLength);
      test(`nothing serious on the pages of users from ${walk[0]?.path}, ${theme}`, async ({ page }) => {
        expect(await faultsOf(page, theme, walk)).toEqual([]);
      });
    }
  }
});

async function faultsOf(page: Page, theme: string, list: readonly Screen[]): Promise<string[]> {
  await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
  await page.goto(list[0]?.path ?? '/');
  const faults: string[] = [];
  for (const screen of list) {
    await visit(page, screen);
    faults.push(...(await seriousFaults(page)).map((fault) => `${screen.path} ${fault}`));
  }
  return faults;
}

/** As a link would, without loading everything anew for each of many pages. */
async function visit(page: Page, { path, title }: Screen): Promise<void> {
  const address = path.replace('$id', '1').replace('$token', 'abc').replace('$code', 'abc');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  const titles: Record<string, string> = texts.title;
  const shown = [titles[title.slice('title.'.length)], titles['notFound'], titles['noAccess']];
  await expect(page).toHaveTitle(new RegExp(shown.join('|')));
  await expect(page.locator('main, h1, h2, [role=alert]').first()).toBeVisible();
  await expect(page.locator('[aria-hidden=true][data-visible]')).toHaveCount(0); // skeletons
}
