import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { escapeHtml } from './escape-html.ts';
import { type StoredNotice, selectOpenPopup } from './notices.store.ts';

/** A pop-up that waits for this person goes before everything else (P8.3). @throws {AppError} notice.shown */
export async function refuseOpenPopup({ db, actor, language }: Context): Promise<void> {
  const popup = await selectOpenPopup(db, actor.userId);
  if (popup === undefined) return;
  const { noticeId: id, title } = popup;
  throw new AppError('notice.shown', { id, title: title[language], content: contentOf(popup, language) });
}

function contentOf({ text, link }: StoredNotice, language: InterfaceLanguage): string {
  const paragraphs = text[language].split('\n').map(escapeHtml);
  if (link !== null) paragraphs.push(`<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`);
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
}
