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

/** A message without markup. */
export interface PlainMessage {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly words: string; readonly url: string } | null;
}

/** The same as plain text, for mails and chat programs; `publicUrl` is where its link leads. */
export function renderPlainly(
  { kind, params, link }: Unrendered,
  language: InterfaceLanguage,
  publicUrl: string | null,
): PlainMessage {
  const { title, text, linkWord } = fill({ kind, params }, language);
  if (link === null || linkWord === undefined || publicUrl === null) return { title, text, link: null };
  return { title, text, link: { words: linkWord, url: new URL(link, publicUrl).href } };
}

function fill({ kind, params }: Pick<Unrendered, 'kind' | 'params'>, language: InterfaceLanguage) {
  const { title, text, link: linkWord } = noticeCatalogues[language].kinds[kind];
  const filled = (words: string) =>
    words.replaceAll(/\{(\w+)\}/g, (_, name: string) => paramText(params[name], language));
  return { title: filled(title), text: filled(text), linkWord };
}
