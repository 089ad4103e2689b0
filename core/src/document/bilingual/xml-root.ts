import { endOfDoctype } from '../../xml/xml-doctype.ts';
import { type NamespaceTable, XmlNames } from '../../xml/xml-names.ts';
import { StartTagReader } from '../../xml/xml-start-tags.ts';
import { decodeXmlAttribute } from '../../xml/xml-text.ts';
import { DocumentFormatError } from '../document-format-error.ts';

/** The start tag of a document's first element. */
export interface XmlRoot {
  /** Resolved. */
  readonly name: string;
  readonly attribute: (name: string) => string | undefined;
  /** Whether it declares a prefix for this namespace. */
  readonly declares: (uri: string) => boolean;
}

/** Longer than what anyone writes before the first element. */
const headLength = 65_536;

/** Of the beginning of a file; undefined where it is no XML. */
export function xmlRoot(file: Uint8Array, namespaces: NamespaceTable): XmlRoot | undefined {
  const head = headText(file);
  const start = rootStart(head);
  if (start === undefined) return undefined;
  const names = new XmlNames(namespaces);
  try {
    const { name, attributes } = new StartTagReader(head, '', names).read(start, 1);
    return {
      name,
      attribute: (wanted) => {
        const found = attributes.find((one) => names.attributeName(one.name) === wanted);
        return found && decodeXmlAttribute(found.value);
      },
      declares: (uri) => attributes.some((one) => one.name.startsWith('xmlns') && one.value === uri),
    };
  } catch (error) {
    if (error instanceof DocumentFormatError) return undefined;
    throw error;
  }
}

/** Names and markup are ASCII in every encoding but UTF-16. */
export function headText(file: Uint8Array): string {
  const head = Buffer.from(file.subarray(0, headLength));
  const [first, second] = head;
  const little = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const big = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  if (little) return head.toString('utf16le').replace('\ufeff', '');
  if (big) return new TextDecoder('utf-16be').decode(head);
  return head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
}

/** Behind white space, the declaration, comments, instructions and a DOCTYPE. */
function rootStart(head: string): number | undefined {
  let at = skipSpace(head, 0);
  while (head.startsWith('<!', at) || head.startsWith('<?', at)) {
    const end = prologEnd(head, at);
    if (end === undefined) return undefined;
    at = skipSpace(head, end);
  }
  return /^<[\p{L}_]/u.test(head.slice(at, at + 3)) ? at : undefined;
}

function prologEnd(head: string, at: number): number | undefined {
  if (head.startsWith('<!--', at)) return endOf('-->', head, at);
  if (head.startsWith('<?', at)) return endOf('?>', head, at);
  const end = endOfDoctype(head, at);
  return end < 0 ? undefined : end;
}

function endOf(close: string, head: string, at: number): number | undefined {
  const found = head.indexOf(close, at);
  return found < 0 ? undefined : found + close.length;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (' \t\r\n'.includes(text.charAt(at)) && at < text.length) at++;
  return at;
}
