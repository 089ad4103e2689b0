import { readUserInfo } from './stored-session.ts';

/** What a browser keeps for one person: another person who signs in here does not see it. */
export function readOfPerson(name: string, storage: Storage = localStorage): unknown {
  try {
    return JSON.parse(storage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value of JSON for whoever is signed in; undefined forgets it. A full storage keeps what it had. */
export function keepForPerson(name: string, value: unknown, storage: Storage = localStorage): void {
  try {
    if (value === undefined) storage.removeItem(keyOf(name));
    else storage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // The page works on; only what it would have remembered is lost.
  }
}

function keyOf(name: string): string {
  return `${readUserInfo()?.userId ?? 'visitor'}:${name}`;
}
