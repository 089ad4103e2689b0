import type { accountSettingsApi, NoticeChoice } from '@transloom/contracts/account-settings';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { choosableNotices, saveNoticeChoice } from '../../messages/choose-notices.ts';
import { shownWebhook } from '../../messages/notice-webhook.ts';
import { requireSelf } from '../require-self.ts';

export async function noticeChoices(
  context: Context,
): Promise<OutputOf<typeof accountSettingsApi.noticeChoices>> {
  const { email } = await requireSelf(context);
  const { language, actor } = context;
  const { keyring, mail } = context.providers;
  return context.asSystem(async (db) => ({
    choices: await choosableNotices(db, actor.userId, language),
    mailReady: email !== null && mail !== null,
    webhook: await shownWebhook(db, keyring, actor.userId),
  }));
}

/** @throws {AppError} resource.not-found */
export async function chooseNotice(
  context: RequestContext,
  choice: InputOf<typeof accountSettingsApi.chooseNotice>,
): Promise<NoticeChoice> {
  const { language, actor } = context;
  return context.asSystem(async (db) => {
    const known = await choosableNotices(db, actor.userId, language);
    if (!known.some(({ kind }) => kind === choice.kind)) throw new AppError('resource.not-found');
    await saveNoticeChoice(db, actor.userId, choice);
    const saved = await choosableNotices(db, actor.userId, language);
    const chosen = saved.find(({ kind }) => kind === choice.kind);
    if (chosen === undefined) throw new AppError('resource.not-found');
    return chosen;
  });
}
