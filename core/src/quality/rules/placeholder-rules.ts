import { placeholderRules } from '../../document/placeholders/placeholder-rules.ts';
import { countValues, spansOf, valuesOf } from '../find-spans.ts';
import { percentBehind } from '../percent-sign.ts';
import type { QualityFinding, QualityRule } from '../quality-rule.ts';

const anyOf = (kinds: readonly string[]) =>
  new RegExp(
    placeholderRules
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ pattern }) => `(?:${pattern})`)
      .join('|'),
    'gu',
  );
const variables = anyOf(['variable']);
const markup = anyOf(['tag']);
const entities = /&(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});/gu;

/** Differences in how often values stand in two texts. */
function missing(
  from: string,
  into: string,
  expression: RegExp,
): readonly { value: string; start: number; end: number }[] {
  const left = new Map(countValues(valuesOf(into, expression).map(({ value }) => value)));
  return valuesOf(from, expression).filter(({ value }) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count <= 0;
  });
}

const inSource = (from: string, into: string, expression: RegExp): readonly QualityFinding[] =>
  missing(from, into, expression).map(({ value, start, end }) => ({
    sourceSpan: { start, end },
    params: { missing: value },
  }));

const inTarget = (from: string, into: string, expression: RegExp): readonly QualityFinding[] =>
  missing(into, from, expression).map(({ value, start, end }) => ({
    targetSpan: { start, end },
    params: { found: value },
  }));

/** Messages in ICU syntax are compared by their arguments, because every language has its own plural forms. */
const isIcu = (text: string) => /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.test(text);

export const placeholderMissing: QualityRule = {
  id: 'placeholder-missing',
  category: 'placeholders',
  severity: 'error',
  check: ({ source, target, sourceLanguage, targetLanguage }) =>
    target.text === '' || isIcu(source.text)
      ? []
      : inSource(
          percentBehind(source.text, sourceLanguage),
          percentBehind(target.text, targetLanguage),
          variables,
        ),
};

export const placeholderAdded: QualityRule = {
  id: 'placeholder-added',
  category: 'placeholders',
  severity: 'error',
  check: ({ source, target, sourceLanguage, targetLanguage }) =>
    isIcu(source.text)
      ? []
      : inTarget(
          percentBehind(source.text, sourceLanguage),
          percentBehind(target.text, targetLanguage),
          variables,
        ),
};

/** `%s` and `%d` without numbers are filled in their order. */
export const placeholderOrder: QualityRule = {
  id: 'placeholder-order',
  category: 'placeholders',
  severity: 'error',
  check: ({ source, target }) => {
    const unnumbered =
      /(?<![\d%])%[-+0#']{0,4}\d{0,4}(?:\.\d{1,4})?(?:hh|h|ll|l)?[@diouxXeEfgGcs](?![\p{L}])/gu;
    const order = (text: string) => valuesOf(text, unnumbered).map(({ value }) => value);
    const [first, second] = [order(source.text), order(target.text)];
    const isSame = first.toSorted().join() === second.toSorted().join();
    return isSame && first.join() !== second.join()
      ? [{ targetSpan: spansOf(target.text, unnumbered)[0] }]
      : [];
  },
};

export const markupMissing: QualityRule = {
  id: 'markup-missing',
  category: 'placeholders',
  severity: 'error',
  check: ({ source, target }) => (target.text === '' ? [] : inSource(source.text, target.text, markup)),
};

export const markupAdded: QualityRule = {
  id: 'markup-added',
  category: 'placeholders',
  severity: 'error',
  check: ({ source, target }) => inTarget(source.text, target.text, markup),
};

/** Only entities that mean markup must stay; letters may be written as they are. */
export const entityMissing: QualityRule = {
  id: 'entity-missing',
  category: 'placeholders',
  severity: 'warning',
  check: ({ source, target }) =>
    target.text === ''
      ? []
      : inSource(source.text, target.text, entities).filter(({ params }) =>
          /^&(?:lt|gt|amp|nbsp|quot|#60|#62|#38);$/.test(String(params?.['missing'])),
        ),
};

/** An ampersand that lost its end: `&nbsp` or `& nbsp;` where the source has `&nbsp;`. */
export const entityBroken: QualityRule = {
  id: 'entity-broken',
  category: 'placeholders',
  severity: 'error',
  check: ({ source, target }) =>
    /&(?:lt|gt|amp|nbsp|quot|#\d+);/.test(source.text)
      ? spansOf(
          target.text,
          /&\s(?:lt|gt|amp|nbsp|quot|#\d+)\s?;|&(?:lt|gt|amp|nbsp|quot)(?![\w;])|＆(?:lt|gt|amp|nbsp|quot|#\d+)[;；]/g,
        ).map((targetSpan) => ({ targetSpan }))
      : [],
};

export const escapeMissing: QualityRule = {
  id: 'escape-missing',
  category: 'placeholders',
  severity: 'warning',
  check: ({ source, target }) => {
    const escapes = /\\[nrt]/gu;
    // A path of Windows has backslashes before letters too.
    return target.text === '' || /[A-Za-z]:\\/.test(source.text)
      ? []
      : inSource(source.text, target.text, escapes).slice(0, 1);
  },
};

/** A mark before a letter that a program makes a key of, as in `&File`. */
export const accessKey: QualityRule = {
  id: 'access-key',
  category: 'placeholders',
  severity: 'warning',
  check: ({ source, target }) => {
    const keys = /(?<![&\w])&(?=[\p{L}\p{N}])(?![a-zA-Z]+;|#)/gu;
    const [sourceSpan] = spansOf(source.text, keys);
    const isKey =
      sourceSpan !== undefined && spansOf(source.text, keys).length === 1 && source.text.length < 60;
    return isKey && target.text !== '' && spansOf(target.text, keys).length !== 1 ? [{ sourceSpan }] : [];
  },
};

export const markdownMarks: QualityRule = {
  id: 'markdown-marks',
  category: 'placeholders',
  severity: 'warning',
  check: ({ source, target }) =>
    target.text === ''
      ? []
      : (['**', '`', '~~'] as const).flatMap((mark): readonly QualityFinding[] => {
          const count = (text: string) => text.split(mark).length - 1;
          const isPaired = count(source.text) > 0 && count(source.text) % 2 === 0;
          return isPaired && count(target.text) % 2 === 1 ? [{ params: { found: mark } }] : [];
        }),
};
