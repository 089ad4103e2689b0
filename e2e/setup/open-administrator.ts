import { writeFileSync } from 'node:fs';
import { request } from '@playwright/test';

export interface Person {
  readonly account: string;
  readonly password: string;
}

/** Long enough for the rule, and for data that is thrown away. */
const password = 'journey1';

/**
 * Uses the one-time sign-in link, gives the administrator a password for journeys that sign in themselves, and
 * writes down the signed-in state for those that only need to be in.
 */
export async function openAdministrator(
  address: string,
  signInLink: string,
  stateFile: string,
): Promise<Person> {
  const context = await request.newContext({
    baseURL: address,
    extraHTTPHeaders: { 'client-language': 'zh-CN', origin: new URL(address).origin },
  });
  const token = new URL(signInLink).searchParams.get('link');
  const answer = await context.post('/api/auth/login/link', { data: { token } });
  const { data } = (await answer.json()) as { data: { userInfo: { username: string } } };
  const csrf = (await context.storageState()).cookies.find(({ name }) => name === 'token')?.value ?? '';
  const changed = await context.post('/api/auth/password/change', {
    data: { password },
    headers: { 'x-csrf-token': csrf },
  });
  if (!changed.ok()) throw new Error(`the administrator got no password: ${await changed.text()}`);
  const { cookies } = await context.storageState();
  const localStorage = [{ name: 'userInfo', value: JSON.stringify(data.userInfo) }];
  writeFileSync(
    stateFile,
    JSON.stringify({ cookies, origins: [{ origin: new URL(address).origin, localStorage }] }),
  );
  await context.dispose();
  return { account: data.userInfo.username, password };
}
