import { readIcuMessage } from '../icu-message.ts';
import type { QualityRule } from '../quality-rule.ts';

const isMessage = (text: string) => /\{\s*[\w.]+\s*,\s*(?:plural|select|selectordinal)\s*,/.test(text);

export const icuSyntax: QualityRule = {
  id: 'icu-syntax',
  category: 'placeholders',
  severity: 'error',
  check: ({ source, target }) => {
    if (!isMessage(source.text) || target.text === '' || readIcuMessage(source.text) === undefined) return [];
    return readIcuMessage(target.text) === undefined
      ? [{ targetSpan: { start: 0, end: target.text.length } }]
      : [];
  },
};

export const icuArguments: QualityRule = {
  id: 'icu-arguments',
  category: 'placeholders',
  severity: 'error',
  check: ({ source, target }) => {
    const [expected, actual] = [readIcuMessage(source.text), readIcuMessage(target.text)];
    if (!isMessage(source.text) || expected === undefined || actual === undefined) return [];
    const missing = expected.names.filter((name) => !actual.names.includes(name));
    const added = actual.names.filter((name) => !expected.names.includes(name));
    return [...missing, ...added].map((name) => ({ params: { found: name } }));
  },
};

/** Every language has its own forms of plurals; `other` is always needed. */
export const icuPluralForms: QualityRule = {
  id: 'icu-plural-forms',
  category: 'placeholders',
  severity: 'error',
  check: ({ source, target, targetLanguage }) => {
    if (!isMessage(source.text)) return [];
    const { choices = [] } = readIcuMessage(target.text) ?? {};
    return choices.flatMap(({ name, kind, keys }) => {
      const needed = kind === 'select' ? ['other'] : pluralForms(targetLanguage, kind);
      const missing = needed.filter((form) => !keys.includes(form) && !isCoveredByNumber(form, keys));
      return missing.map((form) => ({ params: { name, missing: form } }));
    });
  },
};

function pluralForms(language: string, kind: 'plural' | 'selectordinal'): readonly string[] {
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  const forms = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  // Fractions and round millions have a form of their own in some languages; messages that count things do without.
  return forms.filter(
    (form) => form !== 'many' || ['ru', 'uk', 'pl', 'be', 'ar'].includes(language.split('-')[0] ?? ''),
  );
}

function isCoveredByNumber(form: string, keys: readonly string[]): boolean {
  const numbers: Readonly<Record<string, string>> = { zero: '=0', one: '=1', two: '=2' };
  return keys.includes(numbers[form] ?? '');
}
