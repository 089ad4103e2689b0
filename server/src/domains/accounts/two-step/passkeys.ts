import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { Passkey, twoStepApi } from '@transloom/contracts/two-step';
import { AppError } from '../../../platform/app-error.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { browserHash } from '../browser-hash.ts';
import { requireConfirmed } from '../require-confirmed.ts';
import { requireOtherWayIn } from '../require-other-way-in.ts';
import { requireSelf } from '../require-self.ts';
import { challengeIn, challengeMs } from './passkey-challenge.ts';
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  renameStoredPasskey,
  type StoredPasskey,
  selectPasskeys,
  takeChallenge,
} from './passkeys.store.ts';
import { passkeyAlgorithms, relyingParty } from './relying-party.ts';
import { tellOfTwoStep } from './tell-of-two-step.ts';

/** @throws {AppError} account.confirm-identity, account.passkey-too-many */
export async function beginPasskey(
  context: RequestContext,
): Promise<OutputOf<typeof twoStepApi.beginPasskey>> {
  await requireConfirmed(context);
  const { userId, username, nickname } = await requireSelf(context);
  const passkeys = await context.asSystem((db) => selectPasskeys(db, userId));
  const limit = limits.passkeysPerPerson;
  if (passkeys.length >= limit) throw new AppError('account.passkey-too-many', { limit });
  const options = await generateRegistrationOptions({
    rpName: 'Transloom',
    rpID: relyingParty(context.caller).id,
    userID: new TextEncoder().encode(userId),
    userName: username,
    userDisplayName: nickname ?? username,
    excludeCredentials: passkeys.map(({ credentialId: id }) => ({ id })),
    supportedAlgorithmIDs: passkeyAlgorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const now = context.now();
  const expiresAt = new Date(now.getTime() + challengeMs);
  const bound = { challenge: options.challenge, browserHash: browserHash(context.caller), userId, expiresAt };
  await context.asSystem((db) => insertChallenge(db, bound, now));
  return { ...options };
}

/** @throws {AppError} account.confirm-identity, account.passkey-wrong */
export async function addPasskey(
  context: RequestContext,
  { name, response }: InputOf<typeof twoStepApi.addPasskey>,
): Promise<Passkey> {
  await requireConfirmed(context);
  const { userId } = context.actor;
  const made = await verifyMade(context, response);
  const { credential, credentialBackedUp } = made;
  const passkey = {
    credentialId: credential.id,
    userId,
    name,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
    createdAt: context.now(),
  };
  const isNew = await context.asSystem((db) => insertPasskey(db, passkey));
  if (!isNew) throw new AppError('account.passkey-wrong');
  await tellOfTwoStep(context, 'passkey-added');
  return describePasskey({ ...passkey, lastUsedAt: null });
}

async function verifyMade(context: RequestContext, response: Readonly<Record<string, unknown>>) {
  const challenge = challengeIn(response);
  const bound = { challenge, browserHash: browserHash(context.caller) };
  const taken = await context.asSystem((db) => takeChallenge(db, bound, context.now()));
  if (taken?.userId !== context.actor.userId) throw new AppError('account.passkey-wrong');
  const { id, origin } = relyingParty(context.caller);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (registrationInfo === undefined) throw new Error('not verified');
    return registrationInfo;
  } catch (cause) {
    throw new AppError('account.passkey-wrong', {}, { cause });
  }
}

/** @throws {AppError} resource.not-found */
export async function renamePasskey(
  { asSystem, actor }: RequestContext,
  { credentialId, name }: InputOf<typeof twoStepApi.renamePasskey>,
): Promise<null> {
  const { userId } = actor;
  const renamed = await asSystem((db) => renameStoredPasskey(db, { credentialId, userId }, name));
  if (!renamed) throw new AppError('resource.not-found');
  return null;
}

/** @throws {AppError} account.confirm-identity, account.only-way-in, resource.not-found */
export async function removePasskey(
  context: RequestContext,
  { credentialId }: InputOf<typeof twoStepApi.removePasskey>,
): Promise<null> {
  await requireConfirmed(context);
  await requireOtherWayIn(context, 'passkey');
  const { userId } = context.actor;
  const deleted = await context.asSystem((db) => deletePasskey(db, { credentialId, userId }));
  if (!deleted) throw new AppError('resource.not-found');
  await tellOfTwoStep(context, 'passkey-removed');
  return null;
}

export function describePasskey({ credentialId, name, backedUp, ...times }: StoredPasskey): Passkey {
  return {
    credentialId,
    name,
    backedUp,
    createdAt: times.createdAt.toISOString(),
    lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
  };
}
