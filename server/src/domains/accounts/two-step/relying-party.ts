import type { Caller } from '../../../platform/context.ts';

/** EdDSA, ES256 and RS256 (COSE), which authenticators have. */
export const passkeyAlgorithms = [-8, -7, -257];

/** What passkeys are bound to: the name of the host, and the whole address that pages come from. */
export function relyingParty({ origin }: Pick<Caller, 'origin'>): {
  readonly id: string;
  readonly origin: string;
} {
  return { id: new URL(origin).hostname, origin };
}
