import { expect, test } from 'vitest';
import { catalogue as english } from './en-US/catalogue.ts';
import { catalogue as chinese } from './zh-CN/catalogue.ts';

/** One thing has one word on every screen. A use that means another thing is allowed by its key. */
interface Replaced {
  readonly word: RegExp;
  readonly by: string;
  readonly allowed?: readonly (string | RegExp)[];
}

const chineseWords: readonly Replaced[] = [
  { word: /引擎/, by: '模型' },
  { word: /句子|语句/, by: '句段，句对', allowed: ['document-settings:segmentation.modes.sentence'] },
  // The texts that memories and term bases share mean both kinds of entries.
  { word: /条目|词条/, by: '句对（记忆库），术语（术语库）', allowed: [/^assets:(?!kind\.)/] },
  { word: /代码/, by: '标签', allowed: [/^engines:field\.domain/] },
  { word: /\btoken/, by: 'Token' },
  { word: /翻译记忆/, by: '记忆库' },
  { word: /工作台/, by: '编辑器' },
];

const englishWords: readonly Replaced[] = [
  {
    word: /\bcodes?\b/i,
    by: 'tag',
    // Verification codes, dial codes and codes of invitations.
    allowed: [/^accounts:/, /^operator:/, /^engines:field\.domain/, /^audit:detail\.ways/, /^members:own/],
  },
  { word: /\bsentences?\b/i, by: 'segment', allowed: ['document-settings:segmentation.modes.sentence'] },
  { word: /\bworkbench\b/i, by: 'editor' },
  { word: /\binline\b/i, by: 'tag' },
  { word: /\btranslation units?\b/i, by: 'entry' },
  { word: /\bglossar(?:y|ies)\b/i, by: 'term base', allowed: [/^engines:field\.glossar/] },
  { word: /\btargets?\b(?! language)/i, by: 'translation', allowed: [/^document-settings:targetColumn/] },
];

test.each([
  ['zh-CN', chinese, chineseWords],
  ['en-US', english, englishWords],
] as const)('%s calls each thing by one word', (_, catalogue, words) => {
  const faults = textsOf(catalogue).flatMap(([key, text]) =>
    words
      .filter(
        ({ word, allowed = [] }) =>
          word.test(withoutValues(text)) && !allowed.some((each) => fits(each, key)),
      )
      .map(({ by }) => `${key}: ${text} (say ${by})`),
  );
  expect(faults).toEqual([]);
});

test('every exception is needed', () => {
  const unused = [...exceptions(chinese, chineseWords), ...exceptions(english, englishWords)];
  expect(unused).toEqual([]);
});

function exceptions(catalogue: Record<string, unknown>, words: readonly Replaced[]): readonly string[] {
  const texts = textsOf(catalogue);
  return words.flatMap(({ word, allowed = [] }) =>
    allowed.flatMap((each) =>
      texts.some(([key, text]) => fits(each, key) && word.test(withoutValues(text))) ? [] : [String(each)],
    ),
  );
}

function fits(allowed: string | RegExp, key: string): boolean {
  return typeof allowed === 'string' ? allowed === key : allowed.test(key);
}

function withoutValues(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}/g, '');
}

/** `domain:path.to.key` with its text. */
function textsOf(catalogue: Record<string, unknown>): readonly (readonly [string, string])[] {
  const walk = (value: unknown, path: string): readonly (readonly [string, string])[] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, inner]) => walk(inner, `${path}.${key}`));
  return Object.entries(catalogue).flatMap(([domain, texts]) =>
    Object.entries(texts as object).flatMap(([key, value]) => walk(value, `${domain}:${key}`)),
  );
}
