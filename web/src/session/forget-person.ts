import { readUserInfo } from './stored-session.ts';

/** How tables are arranged says nothing about anybody's work. */
const harmless = /^[^:]+:columns:/;

/**
 * Forgets what this browser keeps for whoever is signed in: drafts, searches, the way back. Unsaved translations stay,
 * for the same person alone, because nothing that was typed may be lost.
 */
export function forgetPerson(): void {
  const own = `${readUserInfo()?.userId ?? 'visitor'}:`;
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith(own) && !harmless.test(key)) storage.removeItem(key);
  localStorage.removeItem('redirect');
  sessionStorage.removeItem('typed-texts');
}
