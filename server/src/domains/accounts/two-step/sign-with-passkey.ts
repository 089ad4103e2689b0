import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { twoStepApi } from '@transloom/contracts/two-step';
import { AppError } from '../../../platform/app-error.ts';
import type { Caller, VisitorContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { browserHash } from '../browser-hash.ts';
import { challengeIn, challengeMs } from './passkey-challenge.ts';
import { insertChallenge, notePasskeyUse, selectPasskey, takeChallenge } from './passkeys.store.ts';
import { relyingParty } from './relying-party.ts';

/** Names no account, so that the answer tells nothing: the browser offers the passkeys that it has. */
export async function passkeyOptions({
  db,
  caller,
  now,
}: VisitorContext): Promise<OutputOf<typeof twoStepApi.passkeyOptions>> {
  const rpID = relyingParty(caller).id;
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const expiresAt = new Date(now().getTime() + challengeMs);
  const bound = { challenge: options.challenge, browserHash: browserHash(caller), userId: null, expiresAt };
  await insertChallenge(db, bound, now());
  return { ...options };
}

interface Signed {
  readonly response: Readonly<Record<string, unknown>>;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * The user id of whoever signed with a passkey of theirs in this browser. `db` belongs to the system.
 * @throws {AppError} account.passkey-wrong
 */
export async function userOfPasskey(db: Db, { response, caller, now }: Signed): Promise<string> {
  const challenge = challengeIn(response);
  const taken = await takeChallenge(db, { challenge, browserHash: browserHash(caller) }, now);
  const passkey = await selectPasskey(db, String(response['id']));
  if (taken === undefined || passkey === undefined) throw new AppError('account.passkey-wrong');
  const { credentialId, userId, counter, publicKey } = passkey;
  const { id, origin } = relyingParty(caller);
  const { newCounter, credentialBackedUp } = await verify({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
  });
  await notePasskeyUse(db, credentialId, {
    counter: newCounter,
    backedUp: credentialBackedUp,
    lastUsedAt: now,
  });
  return userId;
}

async function verify(expected: Parameters<typeof verifyAuthenticationResponse>[0]) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse(expected);
    if (!verified) throw new Error('not verified');
    return authenticationInfo;
  } catch (cause) {
    throw new AppError('account.passkey-wrong', {}, { cause });
  }
}
