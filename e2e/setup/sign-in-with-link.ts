import type { Browser, BrowserContext } from '@playwright/test';
import { accountsApi } from '@transloom/contracts/accounts';
import { messagesApi } from '@transloom/contracts/messages';
import type { Role } from '@transloom/contracts/roles';
import { callProduct } from './call-product.ts';
import type { OwnProduct } from './own-product.ts';

/** What everybody who came in by a link may sign in with from then on. */
export const password = 'k7vmq2xd';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Lets one of the demo's people in, and gives what a browser of theirs is opened with. */
export async function signInWithLink(
  browser: Browser,
  { address, demoLinks }: Pick<OwnProduct, 'address' | 'demoLinks'>,
  role: Role,
) {
  const settings = { baseURL: address, locale: 'en-US' };
  const link = demoLinks.find((each) => each.role === role)?.link ?? '';
  const context = await browser.newContext(settings);
  const token = new URL(link).searchParams.get('link') ?? '';
  const { userInfo } = await callProduct(context, accountsApi.signInWithLink, { token });
  await callProduct(context, accountsApi.changePassword, { password });
  // Notices lie over the panel; what they say is not what journeys of the editor are about.
  await callProduct(context, messagesApi.alerts, {});
  const notices = await callProduct(context, messagesApi.notices, {});
  const localStorage = [
    { name: 'userInfo', value: JSON.stringify(userInfo) },
    { name: 'notices-shown', value: JSON.stringify(notices.map(({ id }) => id)) },
  ];
  const { cookies } = await context.storageState();
  await context.close();
  const storageState: StorageState = { cookies, origins: [{ origin: address, localStorage }] };
  return { ...settings, storageState };
}
