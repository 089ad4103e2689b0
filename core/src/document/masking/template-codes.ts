import { type CodeRegion, codeRegion, type RegionText } from './code-region.ts';

/**
 * What template languages put into pages: Liquid, Jinja, Twig, Handlebars, Mustache, Vue, Hugo, ERB, EJS, JSP, PHP and
 * the fields of mailing programs. Every repetition is bounded or ends at a mark.
 */
const templates: readonly { readonly pattern: string; readonly kind: 'variable' | 'control' | 'block' }[] = [
  // A block whose content is code or a note to programmers.
  {
    kind: 'block',
    pattern: String.raw`\{%-?\s*(?:highlight|comment|javascript|style(?:sheet)?|schema|code)\b[\s\S]{0,20000}?\{%-?\s*end(?:highlight|comment|javascript|style(?:sheet)?|schema|code)\s*-?%\}`,
  },
  {
    kind: 'block',
    pattern: String.raw`\{\{[<%]\s*highlight\b[\s\S]{0,20000}?\{\{[<%]\s*/\s*highlight\s*[>%]\}\}`,
  },
  { kind: 'block', pattern: String.raw`\{\{!--[\s\S]{0,2000}?--\}\}` },
  { kind: 'control', pattern: String.raw`\{\{[<%][\s\S]{0,2000}?[>%]\}\}` }, // {{< figure >}}, {{% note %}}
  { kind: 'control', pattern: String.raw`\{\{~?[#/^!>][^{}]{0,300}\}\}` }, // {{#if late}}, {{/if}}, {{!note}}
  { kind: 'control', pattern: String.raw`\{\{~?\s*else\b[^{}]{0,100}\}\}` },
  { kind: 'variable', pattern: String.raw`\{\{\{[^{}]{1,300}\}\}\}` },
  { kind: 'variable', pattern: String.raw`\{\{(?:[^{}]|\{[^{}]{0,200}\}){1,500}\}\}` },
  { kind: 'control', pattern: String.raw`\{%[\s\S]{0,1000}?%\}` },
  { kind: 'control', pattern: String.raw`\{#[^{}\n]{0,300}#\}` },
  { kind: 'variable', pattern: String.raw`<%[=-][\s\S]{0,1000}?%>` },
  { kind: 'control', pattern: String.raw`<%[\s\S]{0,2000}?%>` },
  { kind: 'variable', pattern: String.raw`<\?=[\s\S]{0,1000}?\?>` },
  { kind: 'control', pattern: String.raw`<\?php[\s\S]{0,20000}?\?>` },
  { kind: 'variable', pattern: String.raw`\*\|[A-Z][\w: ]{0,60}\|\*` }, // *|FNAME|*
  { kind: 'variable', pattern: String.raw`%%[A-Za-z][\w ]{0,60}%%` },
];

/** Source of an expression with a group for each template, in the order of `templateKinds`. */
export const templatePattern = templates.map(({ pattern }) => `(${pattern})`).join('|');
const templateKinds = templates.map(({ kind }) => kind);

/** How many groups stand in `templatePattern`. */
export const templateCount = templates.length;

/** The region of a match, by the number of the group that matched, from 0. */
export function templateRegion(start: number, raw: string, group: number): CodeRegion {
  const kind = templateKinds[group] === 'variable' ? 'variable' : 'control';
  const texts = templateKinds[group] === 'control' ? spokenArguments(start, raw) : [];
  return codeRegion(start, raw, { kind, texts });
}

const spokenArgument =
  /\b(?:title|alt|caption|label|summary|description|placeholder)\s*=\s*(?:"([^"\n]{1,2000})"|'([^'\n]{1,2000})')/g;

/** Arguments of shortcodes that people read. */
export function spokenArguments(start: number, raw: string): readonly RegionText[] {
  return Array.from(raw.matchAll(spokenArgument), (match) => {
    const value = match[1] ?? match[2] ?? '';
    const end = start + match.index + match[0].length - 1;
    return { start: end - value.length, end, quote: match[1] === undefined ? "'" : '"', kind: 'attribute' };
  });
}
