import type { accountSettingsApi } from '@transloom/contracts/account-settings';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { LongRequestContext, RequestContext } from '../../../platform/context.ts';
import { rewardInvitation } from '../../billing/invitations/reward-invitation.ts';
import { notify } from '../../messages/notify.ts';
import { changeUser } from '../../users/change-user.ts';
import { findUserByTarget } from '../../users/find-user.ts';
import { checkCode, type ProvenCode, useCode } from '../check-code.ts';
import { ofActor } from '../in-system.ts';
import { recordOwn } from '../record-own.ts';
import { requireSelf } from '../require-self.ts';

type Kind = 'phone' | 'email';
type Input = InputOf<typeof accountSettingsApi.changePhone>;

export async function changePhone(context: LongRequestContext, input: Input): Promise<null> {
  return changeContact(context, 'phone', input);
}

export async function changeEmail(
  context: LongRequestContext,
  input: InputOf<typeof accountSettingsApi.changeEmail>,
): Promise<null> {
  return changeContact(context, 'email', { ...input, target: input.target.toLowerCase() });
}

/**
 * Both codes are right, or nothing changes: who only holds an open browser has no code of the old phone, and who only
 * holds the old phone has none of the new one.
 * @throws {AppError} account.code-wrong, account.taken
 */
async function changeContact(context: LongRequestContext, kind: Kind, input: Input): Promise<null> {
  const { target, code, oldCode } = input;
  const checker = ofActor(context);
  const before = (await context.transact(requireSelf))[kind];
  const proven = [await checkCode(checker, { purpose: 'change-contact', target, code })];
  if (before !== null)
    proven.push(
      await checkCode(checker, { purpose: 'change-contact', target: before, code: oldCode ?? '000000' }),
    );
  await context.transact((request) => storeContact(request, { kind, target, proven }));
  return null;
}

interface NewContact {
  readonly kind: Kind;
  readonly target: string;
  readonly proven: readonly ProvenCode[];
}

async function storeContact(context: RequestContext, { kind, target, proven }: NewContact): Promise<void> {
  const { userId } = context.actor;
  await context.asSystem(async (db) => {
    for (const code of proven) await useCode({ db, now: context.now }, code);
    const owner = await findUserByTarget(db, target);
    if (owner && owner.userId !== userId) throw new AppError('account.taken', { field: 'target' });
    await changeUser(db, userId, { [kind]: target });
    if (kind === 'phone') await rewardInvitation({ db, publish: context.publish, now: context.now }, userId);
  });
  await tellOfChange(context, kind);
}

/** The owner hears of it, and the trail has it. */
export async function tellOfChange(context: RequestContext, kind: Kind | 'wechat'): Promise<void> {
  const { address } = context.caller;
  const params = { what: { word: `contact.${kind}` }, address };
  await notify(context, { to: [context.actor.userId], kind: 'contact-changed', params });
  await recordOwn(context, 'account.contact-change', { kind });
}
