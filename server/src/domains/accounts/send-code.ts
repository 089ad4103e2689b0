import { randomInt, randomUUID } from 'node:crypto';
import type { accountsApi } from '@transloom/contracts/accounts';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { phoneSchema } from '@transloom/contracts/fields';
import { limits } from '@transloom/contracts/limits';
import { AppError } from '../../platform/app-error.ts';
import type { LongVisitorContext } from '../../platform/context.ts';
import { DeliveryError } from '../../providers/delivery/delivery-error.ts';
import { hashPassword } from '../users/password-hash.ts';
import { browserHash } from './browser-hash.ts';
import { spendCaptcha } from './captcha.ts';
import type { CodePurpose } from './code-purpose.ts';
import { codeMail } from './code-texts.ts';
import { insertCode } from './codes.store.ts';
import { limitCodes } from './limit-codes.ts';
import { refuseClosedSignUp } from './sign-up-policy.ts';

/**
 * Says nothing about accounts: the code goes out whether there is one or not, and only who has read it learns more.
 * @throws {AppError} account.sign-up-closed, account.no-sms, account.no-mail, account.captcha-wrong,
 *   account.code-too-soon, account.code-too-many, account.delivery-failed
 */
export async function sendCode(
  context: LongVisitorContext,
  { purpose, target: typed, captcha }: InputOf<typeof accountsApi.sendCode>,
): Promise<OutputOf<typeof accountsApi.sendCode>> {
  if (purpose === 'sign-up') refuseClosedSignUp(context);
  const target = typed.toLowerCase();
  const send = senderTo(context, target);
  await spendCaptcha(context, captcha);
  await limitCodes(context, target);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await storeCode(context, { purpose, target, code });
  await deliver(context, () => send(code, purpose));
  return { resendSeconds: limits.codeResendSeconds };
}

type Send = (code: string, purpose: CodePurpose) => Promise<void>;

function senderTo({ providers, language }: LongVisitorContext, target: string): Send {
  const { sms, mail } = providers;
  if (phoneSchema.safeParse(target).success) {
    if (!sms) throw new AppError('account.no-sms');
    return (code) => sms.sendCode({ phone: target, code });
  }
  if (!mail) throw new AppError('account.no-mail');
  return (code, purpose) => mail.send({ to: target, ...codeMail(code, purpose, language) });
}

async function storeCode(
  context: LongVisitorContext,
  { purpose, target, code }: { purpose: CodePurpose; target: string; code: string },
): Promise<void> {
  const sentAt = context.now();
  const expiresAt = new Date(sentAt.getTime() + limits.codeMinutes * 60_000);
  const bound = { purpose, target, browserHash: browserHash(context.caller) };
  const row = { ...bound, codeId: randomUUID(), codeHash: await hashPassword(code), sentAt, expiresAt };
  await context.transact(({ db }) => insertCode(db, row));
}

async function deliver({ log }: LongVisitorContext, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (cause) {
    if (!(cause instanceof DeliveryError)) throw cause;
    log.warn({ fault: cause.message }, 'a code did not go out');
    if (cause.fault === 'flow-limit') throw new AppError('account.code-too-many', {}, { cause });
    throw new AppError('account.delivery-failed', {}, { cause });
  }
}
