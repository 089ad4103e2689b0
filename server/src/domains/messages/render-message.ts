import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { escapeHtml } from './escape-html.ts';
import { type NoticeKind, noticeCatalogues } from './notice-kinds.ts';
import { type NoticeParams, paramText } from './notice-params.ts';

export interface RenderedMessage {
  /** Plain text. */
  readonly templateName: string;
  /** HTML in which parameters are text. */
  readonly templateContent: string;
}

interface Unrendered {
  readonly kind: NoticeKind;
  readonly params: NoticeParams;
  /** An address of the product. */
  readonly link: string | null;
}

/** The words for a reader; a parameter that is missing leaves its place empty. */
export function renderMessage(
  { kind, params, link }: Unrendered,
  language: InterfaceLanguage,
): RenderedMessage {
  const { title, text, linkWord } = fill({ kind, params }, language);
  const paragraphs = [escapeHtml(text)];
  if (link !== null && linkWord !== undefined)
    paragraphs.push(`<a href="${escapeHtml(link)}">${escapeHtml(linkWord)}</a>`);
  return {
    templateName: title,
    templateContent: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  };
}

/** The same as plain text, for a mail; `publicUrl` is where its link leads. */
export function renderPlainly(
  { kind, params, link }: Unrendered,
  language: InterfaceLanguage,
  publicUrl: string | null,
): { readonly title: string; readonly text: string } {
  const { title, text, linkWord } = fill({ kind, params }, language);
  if (link === null || linkWord === undefined || publicUrl === null) return { title, text: `${text}\n` };
  return { title, text: `${text}\n\n${linkWord}: ${new URL(link, publicUrl).href}\n` };
}

function fill({ kind, params }: Pick<Unrendered, 'kind' | 'params'>, language: InterfaceLanguage) {
  const { title, text, link: linkWord } = noticeCatalogues[language].kinds[kind];
  const filled = (words: string) =>
    words.replaceAll(/\{(\w+)\}/g, (_, name: string) => paramText(params[name], language));
  return { title: filled(title), text: filled(text), linkWord };
}
