import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Role } from '@transloom/contracts/roles';
import type { MadeFile } from './call-product.ts';
import { type DocumentOptions, makeDocument } from './make-document.ts';
import { type OwnProduct, openOwnProduct } from './own-product.ts';
import { type StorageState, signInWithLink } from './sign-in-with-link.ts';

/** Two people of one company; what they have done in the browser before a test. */
const roles = { ann: 'PROJECT_MANAGER', ben: 'REVIEWER' } as const satisfies Record<string, Role>;
type Name = keyof typeof roles;
type Signed = Readonly<Record<Name, StorageState>>;

interface EditorFixtures {
  /** A signed-in browser of its own. */
  readonly browserOf: (name: Name) => Promise<BrowserContext>;
  readonly ann: BrowserContext;
  /** Gives the address of the editor on a new document, once it is ready. */
  readonly makeDocument: (file: MadeFile, options?: DocumentOptions) => Promise<string>;
}

/** Journeys in the editor, on a product of their own. */
export const test = base.extend<EditorFixtures, { product: OwnProduct; signed: Signed }>({
  locale: 'en-US',
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const product = await openOwnProduct();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  signed: [
    async ({ product, browser }, use) => {
      const signIn = async (name: Name) => {
        const { storageState } = await signInWithLink(browser, product, roles[name]);
        return storageState;
      };
      await use({ ann: await signIn('ann'), ben: await signIn('ben') });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  browserOf: async ({ browser, product, signed, viewport }, use) => {
    const open: BrowserContext[] = [];
    await use(async (name) => {
      const storageState = signed[name];
      const context = await browser.newContext({
        ...{ baseURL: product.address, storageState, viewport, locale: 'en-US' },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
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
  };
}
