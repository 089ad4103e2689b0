import { type CodeRegion, codeRegion } from '../../masking/code-region.ts';
import { templateCount, templatePattern, templateRegion } from '../../masking/template-codes.ts';

/** What is skipped, since the parser of Markdown knows it: code, escapes, comments. */
const known = [
  String.raw`(?<!\x60)(\x60{1,8})(?!\x60)[\s\S]{1,2000}?(?<!\x60)\1(?!\x60)`,
  String.raw`<!--[\s\S]{0,5000}?-->`,
];
const attribute = String.raw`(?:[#.][\w:.-]+|[\w:-]+=(?:"[^"\n{}]{0,200}"|'[^'\n{}]{0,200}'|[\w.:/%-]+))`;

interface InlineKind {
  readonly pattern: string;
  readonly kind: 'variable' | 'control' | 'formula';
  readonly isSo?: (raw: string) => boolean;
}

const kinds: readonly InlineKind[] = [
  { pattern: String.raw`:[\w-]{1,40}(?:[:.][\w-]{1,40}){0,3}:\x60[^\x60\n]{1,500}\x60`, kind: 'formula' }, // roles
  { pattern: String.raw`\{[\w:.-]{1,60}\}\x60[^\x60\n]{1,500}\x60`, kind: 'formula' },
  {
    pattern: String.raw`\\{1,2}\([^\n]{1,500}?\\{1,2}\)`,
    kind: 'formula',
    isSo: (raw) => isFormula(raw.replaceAll(/^\\+\(|\\+\)$/g, '')),
  },
  { pattern: String.raw`\$\$[^$\n]{1,1000}\$\$`, kind: 'formula' },
  {
    pattern: String.raw`(?<![\w$\\])\$(?=[^\s$])(?:[^$\n\\]|\\[^\n]){1,500}(?<!\s)\$(?![\w$])`,
    kind: 'formula',
    isSo: (raw) => isFormula(raw.slice(1, -1)),
  },
  { pattern: String.raw`(?<![\w:])[:](?=[^:\s]{0,40}[a-z\d])[a-z\d_+-]{2,40}:(?![\w:])`, kind: 'control' }, // :tada:
  { pattern: String.raw`\{:[^{}\n]{1,300}\}`, kind: 'control' },
  { pattern: String.raw`\{\s*${attribute}(?:\s+${attribute}){0,20}\s*\}`, kind: 'control' }, // {#id .class}
];

const expressionOfMdx: InlineKind = {
  pattern: String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]{0,500}\}){0,500}\}){0,1000}\}`,
  kind: 'variable',
};

/** A formula and not two prices: it has a sign of mathematics, or nothing but names of one letter. */
function isFormula(text: string): boolean {
  if (/^\d[\d.,]*\s+\p{L}{2,}/u.test(text)) return false;
  return (
    /[\\^_{}=<>+*/|]/.test(text) || /^[\s(),.;:'\d-]*(?:[A-Za-z][\s(),.;:'\d-]*(?![A-Za-z]))+$/.test(text)
  );
}

/** Codes among the text of Markdown, in order. */
export function inlineRegions(text: string, offset: number, expressions: boolean): readonly CodeRegion[] {
  return Array.from(text.matchAll(expressions ? mdxPattern : plainPattern)).flatMap((match) => {
    const [raw, , ...groups] = match;
    const group = groups.findIndex((one) => one !== undefined);
    return group === -1 ? [] : regionOf(raw, offset + match.index, group);
  });
}

function regionOf(raw: string, start: number, group: number): readonly CodeRegion[] {
  if (group < templateCount) return [templateRegion(start, raw, group)];
  const { kind = 'variable', isSo = () => true } = kinds[group - templateCount] ?? expressionOfMdx;
  const isComment = /^\{\s*\/\*/.test(raw);
  return isSo(raw) ? [codeRegion(start, raw, { kind: isComment ? 'control' : kind })] : [];
}

const plainPattern = patternOf(kinds);
const mdxPattern = patternOf([...kinds, expressionOfMdx]);

function patternOf(list: readonly InlineKind[]): RegExp {
  const ours = list.map(({ pattern }) => `(${pattern})`);
  return new RegExp([...known, templatePattern, ...ours].join('|'), 'gu');
}
