import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { type MessageParams, messageTemplates, type TemplateId } from './message-templates.ts';

export interface RenderedMessage {
  readonly templateName: string;
  /** HTML in which params are text. */
  readonly templateContent: string;
}

/** The words for a reader; a param that is missing leaves its place empty. */
export function renderMessage(
  template: TemplateId,
  params: MessageParams,
  language: InterfaceLanguage,
): RenderedMessage {
  const { title, content } = messageTemplates[template].words[language];
  const templateContent = content.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    escapeHtml(String(params[name] ?? '')),
  );
  return { templateName: title, templateContent };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
