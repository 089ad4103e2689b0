import { timers } from '@transloom/contracts/limits';
import { clearSession, saveRedirect } from './stored-session.ts';
import { keepTypedTexts } from './typed-texts.ts';

/** Goes to another address with everything loaded anew, for whoever is signed in then. */
export function goTo(address: string): void {
  window.location.replace(address);
}

/** The server no longer knows the session: forget it here, keep the way back and what was being typed, and ask to sign in after 3 s. */
export function leaveExpiredSession(): void {
  const { pathname, search, hash } = window.location;
  keepTypedTexts();
  clearSession();
  if (pathname === '/login') return;
  saveRedirect(pathname + search + hash);
  setTimeout(() => goTo('/login'), timers.sessionExpiredRedirectMs);
}
