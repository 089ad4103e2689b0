/** What the guard decides before a screen opens. */
export type Entry =
  | { readonly kind: 'enter' | 'go-back' }
  | { readonly kind: 'sign-in'; readonly redirect: string };

interface Arrival {
  readonly path: string;
  /** Path with query and hash, as it is kept for after signing in. */
  readonly address: string;
  readonly signedIn: boolean;
  /** The screen can be seen without signing in. */
  readonly open: boolean;
  /** A one-time sign-in link is used even by somebody who is signed in. */
  readonly signInLink: boolean;
}

export function decideEntry({ path, address, signedIn, open, signInLink }: Arrival): Entry {
  if (signedIn) return { kind: path === '/login' && !signInLink ? 'go-back' : 'enter' };
  return open ? { kind: 'enter' } : { kind: 'sign-in', redirect: address };
}
