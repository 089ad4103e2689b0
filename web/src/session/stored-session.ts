import type { UserInfo } from '@transloom/contracts/accounts';
import { csrfCookie } from '@transloom/contracts/answer';

/** The cookie `token` and the stored user info decide together whether somebody is signed in. */

const userInfoKey = 'userInfo';
const redirectKey = 'redirect';

export function readToken(): string | undefined {
  const prefix = `${csrfCookie}=`;
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return cookie ? decodeURIComponent(cookie.slice(prefix.length)) : undefined;
}

export function readUserInfo(): UserInfo | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(userInfoKey) ?? 'null');
    return isUserInfo(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isUserInfo(value: unknown): value is UserInfo {
  return typeof value === 'object' && value !== null && 'userId' in value && 'myRole' in value;
}

export function storeUserInfo(userInfo: UserInfo): void {
  localStorage.setItem(userInfoKey, JSON.stringify(userInfo));
}

export function isSignedIn(): boolean {
  return Boolean(readToken()) && readUserInfo() !== undefined;
}

/** Forgets who is signed in on this side; the server ends its session by itself. */
export function clearSession(): void {
  clearUserInfo();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${csrfCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
}

export function clearUserInfo(): void {
  localStorage.removeItem(userInfoKey);
}

export function saveRedirect(address: string): void {
  localStorage.setItem(redirectKey, address);
}

/** The address somebody wanted before signing in; given once. */
export function takeRedirect(): string | undefined {
  const address = localStorage.getItem(redirectKey);
  localStorage.removeItem(redirectKey);
  return address && /^\/(?![/\\])/.test(address) ? address : undefined;
}
