import type { RegionText } from '../../masking/code-region.ts';
import { spokenKey } from './front-matter.ts';
import type { MarkdownLine } from './markdown-line.ts';

/**
 * Front matter at the beginning of a file that is not of YAML: `+++` around TOML, JSON as it is or between `;;;`. That
 * of YAML is left to the parser, and nothing is looked for in it.
 */
export function readFrontMatterBlock(lines: readonly MarkdownLine[]) {
  const first = lines[0]?.text.trimEnd() ?? '';
  if (first === '---') return yamlBlock(lines);
  if (first === '+++' || first === ';;;') {
    const end = lines.findIndex(({ text }, i) => i > 0 && text.trimEnd() === first);
    return end === -1 ? undefined : blockOf(lines.slice(0, end + 1), first === '+++' ? tomlValue : jsonValue);
  }
  if (first !== '{') return undefined;
  const end = lines.findIndex(({ text }) => text.trimEnd() === '}');
  return end !== -1 && isJson(lines.slice(0, end + 1))
    ? blockOf(lines.slice(0, end + 1), jsonValue)
    : undefined;
}

function yamlBlock(lines: readonly MarkdownLine[]) {
  const end = lines.findIndex(({ text }, i) => i > 0 && text.trimEnd() === '---');
  return end === -1 ? undefined : { next: end + 1 };
}

function blockOf(lines: readonly MarkdownLine[], value: RegExp) {
  const region = {
    start: lines[0]?.start ?? 0,
    end: lines.at(-1)?.end ?? 0,
    reads: '',
    texts: lines.flatMap((line) => textOf(line, value)),
  };
  return { region, next: lines.length };
}

/** A key with a string on the same line; texts with escapes are left alone. */
const tomlValue = /^\s*(?<key>[\w-]+)\s*=\s*(?<quote>["'])(?<value>[^"'\\\n]+)\k<quote>\s*(?:#.*)?$/d;
const jsonValue = /^\s*"(?<key>[\w-]+)"\s*:\s*(?<quote>")(?<value>[^"\\\n]+)"\s*,?\s*$/d;

function textOf({ text, start }: MarkdownLine, value: RegExp): readonly RegionText[] {
  const match = value.exec(text);
  const place = match?.indices?.groups?.['value'];
  const { key = '', quote = '' } = match?.groups ?? {};
  if (place === undefined || !spokenKey.test(key)) return [];
  const kind = key === 'title' ? 'title' : 'attribute';
  return [{ start: start + place[0], end: start + place[1], quote, kind }];
}

function isJson(lines: readonly MarkdownLine[]): boolean {
  try {
    JSON.parse(lines.map(({ text }) => text).join('\n'));
    return true;
  } catch {
    return false; // a page that begins with a brace
  }
}
