import type { CST } from 'yaml';
import { isPlainText } from './walk-yaml.ts';

export interface ScalarPlace {
  readonly token: CST.FlowScalar | CST.BlockScalar;
  /** Everything of it that stands in the file. */
  readonly raw: string;
  readonly inFlow: boolean;
  readonly lineEnd: string;
}

/** New text in the manner of the scalar that stands there; in quotation marks where it could be read wrongly. */
export function encodeYaml(text: string, { token, raw, inFlow, lineEnd }: ScalarPlace): string {
  if (token.type === 'block-scalar') return encodeBlock(text, { raw, lineEnd, outer: token.indent });
  if (token.type === 'double-quoted-scalar') return doubleQuoted(text, raw);
  if (token.type === 'scalar' && canBePlain(text, inFlow)) return text;
  return needsEscapes(text) ? doubleQuoted(text, raw) : `'${text.replaceAll("'", "''")}'`;
}

/** Line ends in single quotes would fold; other control characters are not allowed at all. */
function needsEscapes(text: string): boolean {
  return /[^\t\P{Cc}]|[\u2028\u2029\uFEFF]/u.test(text);
}

const indicator = /^(?:[-?:](?:\s|$)|[,[\]{}#&*!|>'"%@`]|---|\.\.\.)/;
/** What readers of YAML 1.1 take for something else. */
const truth = /^(?:y|n|yes|no|on|off|true|false|null|~|=|<<)$/i;
const numberLike = /^[-+.\d][-+.,:_\d]*(?:[eE][-+]?\d+)?$|^\d{4}-\d\d?-\d\d?/;

function canBePlain(text: string, inFlow: boolean): boolean {
  if (text === '' || text.trim() !== text || needsEscapes(text)) return false;
  if (indicator.test(text) || /:(?:\s|$)|\s#/.test(text)) return false;
  if (inFlow && /[,[\]{}]|^[-?:]|:$/.test(text)) return false;
  return isPlainText(text) && !truth.test(text) && !numberLike.test(text);
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\u2028': '\\L',
  '\u2029': '\\P',
  '\uFEFF': '\\uFEFF',
};

function doubleQuoted(text: string, raw: string): string {
  const escaped = /\\u(?!00[0-7])[\da-fA-F]{4}|\\x[89a-fA-F][\da-fA-F]/.test(raw) && !/[^\0-\x7F]/.test(raw);
  const encoded = text.replaceAll(/[\s\S]/g, (character) => {
    const known = escapes[character];
    if (known !== undefined) return known;
    return (escaped && character > '\x7E') || character < ' ' || character === '\x7F'
      ? `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
      : character;
  });
  return `"${encoded}"`;
}

/** The head of a block, its lines, and the line ends after them, which mean something. */
const block = /^([|>][^\r\n]*(?:\r\n|\n))((?:[ \t]*(?:\r\n|\n))*)( *)([\s\S]*?)(\s*)$/;

interface BlockPlace {
  readonly raw: string;
  readonly lineEnd: string;
  /** Columns of what the block belongs to. */
  readonly outer: number;
}

function encodeBlock(text: string, { raw, lineEnd, outer }: BlockPlace): string {
  const [, head = '', blank = '', indent = '', , tail = ''] = block.exec(raw) ?? [];
  const named = /^[|>][-+]?([1-9])/.exec(head)?.[1];
  // Where the head names the indent, spaces beyond it belong to the text.
  const indents = named === undefined ? indent : ' '.repeat(outer + Number(named));
  const content = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').replace(/^\n+/, '');
  const folded = head.startsWith('>') && !/^[ \t]/m.test(content);
  const literalHead = head.startsWith('>') && !folded ? `|${head.slice(1)}` : head;
  const lines = (folded ? content.replaceAll(/\n+/g, (ends) => `${ends}\n`) : content).split('\n');
  const written = lines.map((line) => (line === '' ? '' : indents + line)).join(lineEnd);
  return `${literalHead}${blank}${written}${tail === '' && raw.endsWith('\n') ? lineEnd : tail}`;
}
