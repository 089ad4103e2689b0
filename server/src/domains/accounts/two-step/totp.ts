import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { twoStepApi } from '@transloom/contracts/two-step';
import { Secret } from 'otpauth';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { encryptSecret } from '../../../platform/secrets/secret.ts';
import { requireConfirmed } from '../require-confirmed.ts';
import { requireSelf } from '../require-self.ts';
import {
  confirmAuthenticator,
  countRecoveryCodes,
  deleteAuthenticator,
  insertAuthenticator,
  replaceRecoveryCodes,
  selectAuthenticator,
} from './authenticators.store.ts';
import { placeOfKey, totpOf, useTotp } from './check-totp.ts';
import { selectPasskeys } from './passkeys.store.ts';
import { describePasskey } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { tellOfTwoStep } from './tell-of-two-step.ts';

export async function twoStep({ asSystem, actor }: Context): Promise<OutputOf<typeof twoStepApi.twoStep>> {
  const { userId } = actor;
  return asSystem(async (db) => {
    const authenticator = await selectAuthenticator(db, userId);
    const since = authenticator?.confirmedAt?.toISOString();
    return {
      totp: since === undefined ? null : { since },
      recoveryCodes: await countRecoveryCodes(db, userId),
      passkeys: (await selectPasskeys(db, userId)).map(describePasskey),
    };
  });
}

/** @throws {AppError} account.confirm-identity */
export async function beginTotp(context: RequestContext): Promise<OutputOf<typeof twoStepApi.beginTotp>> {
  await requireConfirmed(context);
  const { userId, username } = await requireSelf(context);
  const secret = new Secret({ size: 20 });
  const id = randomUUID();
  const key = encryptSecret(context.providers.keyring, placeOfKey({ id, userId }), secret.base32);
  await context.asSystem(async (db) => {
    const before = await selectAuthenticator(db, userId);
    // Another app takes the place of this one only after it was removed, so that both never count.
    if (before?.confirmedAt) await deleteAuthenticator(db, userId);
    await insertAuthenticator(db, { id, userId, key }, context.now());
  });
  return { key: secret.base32, address: totpOf(secret, username).toString() };
}

/** @throws {AppError} account.two-step-off, account.second-step-wrong */
export async function confirmTotp(
  context: RequestContext,
  { code }: InputOf<typeof twoStepApi.confirmTotp>,
): Promise<OutputOf<typeof twoStepApi.confirmTotp>> {
  await requireConfirmed(context);
  const { userId } = context.actor;
  const now = context.now();
  const recoveryCodes = await context.asSystem(async (db) => {
    const authenticator = await selectAuthenticator(db, userId);
    if (authenticator === undefined) throw new AppError('account.two-step-off');
    const right = await useTotp(db, { keyring: context.providers.keyring, authenticator, code, now });
    if (!right) throw new AppError('account.second-step-wrong', { field: 'code' });
    await confirmAuthenticator(db, authenticator.id, now);
    return makeRecoveryCodes(db, userId);
  });
  await tellOfTwoStep(context, 'on');
  return { recoveryCodes };
}

/** Recovery codes stand in for the app, so they go with it. @throws {AppError} account.confirm-identity */
export async function removeTotp(context: RequestContext): Promise<null> {
  await requireConfirmed(context);
  const { userId } = context.actor;
  const removed = await context.asSystem(async (db) => {
    await replaceRecoveryCodes(db, userId, []);
    return deleteAuthenticator(db, userId);
  });
  if (!removed) throw new AppError('account.two-step-off');
  await tellOfTwoStep(context, 'off');
  return null;
}

/** @throws {AppError} account.confirm-identity, account.two-step-off */
export async function renewRecoveryCodes(
  context: RequestContext,
): Promise<OutputOf<typeof twoStepApi.renewRecoveryCodes>> {
  await requireConfirmed(context);
  const { userId } = context.actor;
  const recoveryCodes = await context.asSystem(async (db) => {
    const authenticator = await selectAuthenticator(db, userId);
    if (!authenticator?.confirmedAt) throw new AppError('account.two-step-off');
    return makeRecoveryCodes(db, userId);
  });
  await tellOfTwoStep(context, 'codes-renewed');
  return { recoveryCodes };
}
