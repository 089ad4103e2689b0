import type { InterfaceLanguage } from '../answer.ts';

export type BilingualText = Readonly<Record<InterfaceLanguage, string>>;

export function text(zh: string, en: string): BilingualText {
  return { 'zh-CN': zh, 'en-US': en };
}
