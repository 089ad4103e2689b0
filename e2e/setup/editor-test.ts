import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { MadeFile } from './call-product.ts';
import { type DocumentOptions, makeDocument } from './make-document.ts';
import { type Colleague, stateOf } from './signed-in-people.ts';

interface EditorFixtures {
  /** A signed-in browser of its own. */
  readonly browserOf: (name: Colleague) => Promise<BrowserContext>;
  readonly ann: BrowserContext;
  /** Gives the address of the editor on a new document, once it is ready. */
  readonly makeDocument: (file: MadeFile, options?: DocumentOptions) => Promise<string>;
}

/** Journeys in the editor. */
export const test = base.extend<EditorFixtures>({
  locale: 'en-US',
  browserOf: async ({ browser }, use) => {
    const open: BrowserContext[] = [];
    await use(async (name) => {
      const permissions = ['clipboard-read', 'clipboard-write'];
      const context = await browser.newContext({ storageState: stateOf(name), permissions });
      open.push(context);
      return context;
    });
    await Promise.all(open.map((context) => context.close()));
  },
  ann: async ({ browserOf }, use) => use(await browserOf('ann')),
  makeDocument: async ({ ann }, use) => use((file, options) => makeDocument(ann, file, options)),
});

/** The editor of a page, as its users see it. */
export function editorOf(page: Page) {
  const target = (number: number) => page.getByLabel(`Translation of segment ${number}`, { exact: true });
  return {
    /** The target of a segment, in the editor or as it is read. */
    target,
    row: (number: number) => page.getByRole('listitem').filter({ has: target(number) }),
    saved: page.locator('[data-save-state="saved"]'),
    state: page.getByRole('contentinfo').getByRole('status'),
    async open(address: string) {
      await page.goto(address);
      await expect(target(1)).toBeVisible();
    },
    async enter(number: number) {
      await target(number).click();
      await expect(target(number)).toBeFocused();
      // For 200 ms after the focus ProseMirror takes a caret at the very start for a mistake of the browser and puts it
      // back; nobody presses Home as fast as a test does.
      await page.waitForTimeout(250);
    },
    /** Takes a row over from whoever writes in it. */
    async takeOver(number: number) {
      const row = page.getByRole('listitem').filter({ has: target(number) });
      await target(number).click();
      await row.getByRole('button', { name: 'Take over' }).click();
      await expect(target(number)).not.toHaveAttribute('aria-readonly');
      await this.enter(number);
    },
  };
}
