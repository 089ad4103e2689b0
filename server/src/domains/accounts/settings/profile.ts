import type { accountSettingsApi, Profile } from '@transloom/contracts/account-settings';
import { interfaceLanguages } from '@transloom/contracts/answer';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { changeUser } from '../../users/change-user.ts';
import { recordOwn } from '../record-own.ts';
import { requireSelf } from '../require-self.ts';

export async function profile(context: Context): Promise<Profile> {
  const { username, nickname, avatar, phone, email, timeZone, ...user } = await requireSelf(context);
  return {
    username,
    nickname,
    avatar,
    phone,
    email,
    hasPassword: user.passwordHash !== null,
    language: interfaceLanguages.find((language) => language === user.language) ?? context.language,
    timeZone,
    createdAt: user.createdAt.toISOString(),
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
  };
}

/** @throws {AppError} account.time-zone */
export async function changeProfile(
  context: RequestContext,
  { nickname, language, timeZone }: InputOf<typeof accountSettingsApi.changeProfile>,
): Promise<Profile> {
  if (timeZone !== undefined && timeZone !== null) requireTimeZone(timeZone);
  const change = {
    ...(nickname !== undefined && { nickname }),
    ...(language !== undefined && { language }),
    ...(timeZone !== undefined && { timeZone }),
  };
  const fields = Object.keys(change);
  if (fields.length > 0) {
    await context.asSystem((db) => changeUser(db, context.actor.userId, change));
    await recordOwn(context, 'account.profile-change', { fields: fields.join(' ') });
  }
  return profile(context);
}

function requireTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
  } catch (cause) {
    throw new AppError('account.time-zone', { field: 'timeZone' }, { cause });
  }
}
