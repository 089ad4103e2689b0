import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { screens } from '../web/src/app/screens.generated.ts';
import type { Screen } from '../web/src/screens/screen.ts';
import { signedIn } from './setup/people.ts';
import { seriousFaults } from './setup/serious-faults.ts';

const onePlanned = screens.find(({ planned }) => planned)?.path;

const visitors = screens.filter(({ open }) => open);
/** Planned pages are one component: one of them stands for all. */
const pages = screens.filter(({ open, path, planned }) => !open && (!planned || path === onePlanned));

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
  const shown = [title, 'shell:title.notFound', 'shell:title.noAccess'].map(textOf);
  await expect(page).toHaveTitle(new RegExp(shown.join('|')));
  await expect(page.locator('main, h1, h2, [role=alert]').first()).toBeVisible();
  await expect(page.locator('[aria-hidden=true][data-visible]')).toHaveCount(0); // skeletons
}

/** The Chinese text of a key such as `projects:screen.list`. */
function textOf(key: string): string {
  const [catalogue = '', path = ''] = key.split(':');
  const file = new URL(`../web/src/i18n/zh-CN/${catalogue}.json`, import.meta.url);
  const [group = '', name = ''] = path.split('.');
  return (
    (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>)[group]?.[name] ?? key
  );
}
