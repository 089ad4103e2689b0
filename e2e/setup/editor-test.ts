import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { accountsApi } from '@transloom/contracts/accounts';
import { projectsApi } from '@transloom/contracts/projects';
import type { Role } from '@transloom/contracts/roles';
import { callProduct, type MadeFile, uploadToProduct } from './call-product.ts';
import { type OwnProduct, openOwnProduct } from './own-product.ts';

export const password = 'k7vmq2xd';

/** Two people of one company; what they have done in the browser before a test. */
const roles = { ann: 'PROJECT_MANAGER', ben: 'REVIEWER' } as const satisfies Record<string, Role>;
type Name = keyof typeof roles;
type Signed = Readonly<Record<Name, Awaited<ReturnType<BrowserContext['storageState']>>>>;

interface Languages {
  readonly source?: string;
  readonly target?: string;
}

interface EditorFixtures {
  /** A signed-in browser of its own. */
  readonly browserOf: (name: Name) => Promise<BrowserContext>;
  readonly ann: BrowserContext;
  /** Gives the address of the editor on a new document, once it is ready. */
  readonly makeDocument: (file: MadeFile, languages?: Languages) => Promise<string>;
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
        const link = product.demoLinks.find(({ role }) => role === roles[name])?.link ?? '';
        const context = await browser.newContext({ baseURL: product.address, locale: 'en-US' });
        const token = new URL(link).searchParams.get('link') ?? '';
        const { userInfo } = await callProduct(context, accountsApi.signInWithLink, { token });
        await callProduct(context, accountsApi.changePassword, { password });
        const { cookies } = await context.storageState();
        await context.close();
        const localStorage = [{ name: 'userInfo', value: JSON.stringify(userInfo) }];
        return { cookies, origins: [{ origin: product.address, localStorage }] };
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
  makeDocument: async ({ ann }, use) => use((file, languages = {}) => makeDocument(ann, file, languages)),
});

async function makeDocument(
  context: BrowserContext,
  file: MadeFile,
  { source = 'en', target = 'es' }: Languages,
): Promise<string> {
  const { fileId } = await uploadToProduct(context, file);
  const { projectId } = await callProduct(context, projectsApi.createProject, {
    ...{ name: file.name, sourceLanguage: source, targetLanguages: [target] },
    ...{ fileIds: [fileId], engineKey: null, matchRate: 102 },
  });
  const ready = async () => {
    const { documents } = await callProduct(context, projectsApi.project, { projectId });
    return documents.find(({ status }) => status === 'ready')?.documentId;
  };
  await expect.poll(ready, { timeout: 30_000 }).toBeDefined();
  return `/workbench/editer?documentId=${await ready()}`;
}

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
    },
  };
}
