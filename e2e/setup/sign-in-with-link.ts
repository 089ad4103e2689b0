import { type BrowserContext, request } from '@playwright/test';
import { accountsApi } from '@transloom/contracts/accounts';
import { messagesApi } from '@transloom/contracts/messages';
import { password } from './accounts.ts';
import { callProduct } from './call-product.ts';

export type StorageState = Exclude<Awaited<ReturnType<BrowserContext['storageState']>>, string>;

/** Lets somebody in by a one-time link, and gives what a browser of theirs is opened with. */
export async function signInWithLink(address: string, link: string): Promise<StorageState> {
  const client = await request.newContext({ baseURL: address });
  const caller = { request: client };
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('link') ?? '';
  const { userInfo } = await callProduct(caller, accountsApi.signInWithLink, { token });
  await callProduct(caller, accountsApi.changePassword, { password });
  // Notices lie over the page; what they say is not what journeys are about.
  await callProduct(caller, messagesApi.alerts, {});
  const notices = await callProduct(caller, messagesApi.notices, {});
  const localStorage = [
    { name: 'userInfo', value: JSON.stringify(userInfo) },
    { name: 'notices-shown', value: JSON.stringify(notices.map(({ id }) => id)) },
  ];
  const { cookies } = await client.storageState();
  await client.dispose();
  return { cookies, origins: [{ origin: address, localStorage }] };
}
