import { webAddress } from '../../text/address-patterns.ts';

/** What a match is: `tag` opens or closes, `break` ends a line, `text` means a character, `code` says nothing. */
type PlaceholderKind = 'code' | 'tag' | 'break' | 'text' | 'link' | 'variable';

export interface PlaceholderRule {
  readonly kind: PlaceholderKind;
  /** Source of a regular expression without capturing groups; every repetition is bounded or ends at a mark. */
  readonly pattern: string;
}

const name = '[\\p{L}_$@][\\w.$@-]{0,80}';
const printfType = '(?:hh|h|ll|l|q|L|z|t|j)?[@diouxXeEfFgGaAcCsSpn]';

/** What Java has besides: groups of digits, parts of dates, truths. */
const javaFormat =
  '(?<![\\d%])%(?:\\d{1,2}\\$)?[-+#0(]{0,4},?[-+#0(]{0,4}\\d{0,4}(?:\\.\\d{1,3})?(?:[dfegx]|[tT][a-zA-Z]|[bBhH])(?![a-zA-Z])';

/**
 * What programs put into their texts and people must not change. The first rule that fits at a place wins, so that
 * long forms stand before the short ones they contain.
 */
export const placeholderRules: readonly PlaceholderRule[] = [
  { kind: 'code', pattern: '<(?:style|STYLE)\\b[^<>]{0,2000}>[^]{0,20000}?</(?:style|STYLE)\\s*>' },
  { kind: 'code', pattern: '<(?:script|SCRIPT)\\b[^<>]{0,2000}>[^]{0,20000}?</(?:script|SCRIPT)\\s*>' },
  { kind: 'tag', pattern: '</?[\\p{L}][\\w:.-]{0,60}(?:[\\s=][^<>]{0,2000})?/?>' }, // <b>, <a href="…">, <color=#fff>
  { kind: 'tag', pattern: '</?\\d{1,4}/?>' }, // <0>, numbered elements of React
  { kind: 'variable', pattern: '<!--[^<>]{0,2000}-->' },
  { kind: 'variable', pattern: '<%[^%]{0,500}%>' }, // <%= name %>
  { kind: 'variable', pattern: '\\{\\{\\{[^{}]{1,300}\\}\\}\\}' },
  { kind: 'variable', pattern: '\\{\\{[^{}]{1,300}\\}\\}' }, // {{name}}, {{ count | number }}
  { kind: 'variable', pattern: '\\{%[^%]{0,300}%\\}' },
  { kind: 'variable', pattern: '[$%#]\\{[^{}]{1,300}\\}' }, // ${name}, %{name}, #{name}
  { kind: 'variable', pattern: '\\{/?(?:color|size|alpha|font|outlinecolor|cps|link|a)=[^{}\\s]{1,60}\\}' },
  { kind: 'variable', pattern: '\\{/[a-z]{1,20}\\}' }, // {/color} of games
  { kind: 'variable', pattern: '\\{\\d{0,4}(?:[,:!][^{}]{0,100})?\\}' }, // {}, {0}, {0:N2}
  { kind: 'variable', pattern: `\\{\\s?${name}(?:\\[\\w{0,40}\\])?(?:[:!][^{}\\s]{0,60})?\\s?\\}` }, // {name:.2f}
  { kind: 'variable', pattern: `\\{\\s?${name}\\s?,\\s?\\p{L}[^{}]{0,100}\\}` }, // {when, date, short}
  { kind: 'variable', pattern: '%<\\w{1,60}>[-+0#]{0,4}\\d{0,4}(?:\\.\\d{1,4})?[a-zA-Z]' }, // %<price>.2f
  { kind: 'variable', pattern: '%\\(\\w{1,60}\\)[-+0#]{0,4}\\d{0,4}(?:\\.\\d{1,4})?[a-zA-Z]' }, // %(name)s
  { kind: 'variable', pattern: '%arg\\b' }, // of string catalogs
  { kind: 'variable', pattern: '%(?:\\d{1,2}\\$)?#@\\w{1,60}@' }, // %#@files@
  {
    kind: 'variable',
    pattern: `%(?:\\d{1,2}\\$)[-+0#']{0,4}(?:\\d{1,4}|\\*)?(?:\\.(?:\\d{1,4}|\\*))?${printfType}`,
  },
  {
    kind: 'variable',
    pattern: `(?<![\\d%])%[-+0#']{0,4}(?:\\d{1,4}|\\*)?(?:\\.(?:\\d{1,4}|\\*))?${printfType}`,
  },
  { kind: 'variable', pattern: javaFormat }, // %,d, %1$tY, %b
  { kind: 'variable', pattern: '(?<!\\d)%L?\\d{1,2}(?![\\w$%])' }, // %1
  { kind: 'text', pattern: '%%' },
  { kind: 'variable', pattern: '\\$t\\([^()]{1,300}\\)' }, // nesting of i18next
  { kind: 'variable', pattern: '\\$[A-Z][A-Z0-9_@]{1,60}\\$' }, // $NAME$ of browser extensions
  { kind: 'variable', pattern: '@(?:\\.[a-z]{1,20})?:(?:\\([\\w.]{1,80}\\)|[a-z][\\w.]{0,80})' }, // linked messages of Vue
  {
    kind: 'variable',
    pattern:
      '\\[/?(?:b|i|u|s|color|size|url|img|font|center|left|right|quote|code)(?:=[^\\[\\]\\s]{1,100})?\\]',
  },
  { kind: 'variable', pattern: '\\\\[A-Za-z]{1,4}\\[\\w{0,20}\\]' }, // \C[3] of games
  { kind: 'break', pattern: '\\\\[nr]' }, // a line break the program makes
  { kind: 'break', pattern: '\\r\\n|\\r|\\n' },
  { kind: 'text', pattern: '&(?:#\\d{1,7}|#x[\\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\\d]{1,31});' },
  { kind: 'link', pattern: webAddress },
  { kind: 'link', pattern: '(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,5}' },
];

/** Those that also hold where tags, entities and line ends are read or kept by somebody else. */
export const rulesBesideMarkup = placeholderRules.filter(
  ({ kind }) => kind === 'variable' || kind === 'link',
);
