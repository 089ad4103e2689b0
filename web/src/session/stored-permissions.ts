import type { PermissionEntry } from '@transloom/contracts/access';
import { readUserInfo } from './stored-session.ts';

/**
 * The permissions of the last visit. They let the navigation stand in its final shape at once; the server decides
 * what really may be done.
 */
const storageKey = 'permissions';

interface StoredPermissions {
  readonly userId: string;
  readonly organizationId: string;
  readonly entries: readonly PermissionEntry[];
}

let lastRead: { readonly text: string; readonly stored: StoredPermissions | undefined } | undefined;

/** Permissions of the signed-in user in their organization; undefined if this browser has not seen them yet. */
export function readStoredPermissions(): readonly PermissionEntry[] | undefined {
  const user = readUserInfo();
  const stored = parseStored(localStorage.getItem(storageKey) ?? '');
  const same = stored?.userId === user?.userId && stored?.organizationId === user?.organizationId;
  return same ? stored?.entries : undefined;
}

export function storePermissions(entries: readonly PermissionEntry[]): void {
  const user = readUserInfo();
  if (!user) return;
  const { userId, organizationId } = user;
  localStorage.setItem(storageKey, JSON.stringify({ userId, organizationId, entries }));
}

export function forgetPermissions(): void {
  localStorage.removeItem(storageKey);
}

/** Every part of a page asks for permissions, so the text is parsed once. */
function parseStored(text: string): StoredPermissions | undefined {
  if (lastRead?.text !== text) lastRead = { text, stored: parse(text) };
  return lastRead.stored;
}

function parse(text: string): StoredPermissions | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isStored(value: unknown): value is StoredPermissions {
  return typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries);
}
