import { baseLanguage } from '@transloom/core/language/language-tag';

export interface HyMtText {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly terms: readonly { readonly source: string; readonly target: string }[];
}

/** As the card of the model says. */
export const hyMtSampling = { temperature: 0.7, topP: 0.6, topK: 20, repeatPenalty: 1.05 };

const inChinese = new Intl.DisplayNames('zh-CN', { type: 'language' });
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** Chinese where one of the languages is Chinese, English otherwise; the model was trained on both. */
export function hyMtPrompt({ from, to, text, terms }: HyMtText): string {
  const isChinese = [from, to].some((tag) => ['zh', 'yue'].includes(baseLanguage(tag)));
  if (!isChinese) {
    return `Translate the following segment into ${inEnglish.of(to)}, without additional explanation.\n\n${text}`;
  }
  const words = terms.map(({ source, target }) => `${source} 翻译成 ${target}\n`).join('');
  const reference = words === '' ? '' : `参考下面的翻译：\n${words}\n`;
  return `${reference}把下面的文本翻译成${inChinese.of(to)}，不要额外解释。\n\n${text}`;
}
