import type { NamespaceTable } from '../../xml/xml-names.ts';
import { XmlScanner } from '../../xml/xml-scanner.ts';
import { DocumentFormatError } from '../document-format-error.ts';
import { peekText } from '../peek-text.ts';

/** The root element of a file that begins as XML does, for recognizing its format. */
export interface XmlRoot {
  /** Resolved name. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The document type as it stands; empty without one. */
  readonly doctype: string;
  /** The beginning of the file. */
  readonly head: string;
}

export function peekXmlRoot(file: Uint8Array, namespaces: NamespaceTable = new Map()): XmlRoot | undefined {
  const head = peekText(file);
  if (head === undefined || !/^\ufeff?\s*</.test(head)) return undefined;
  try {
    return readRoot(head.trimStart(), namespaces);
  } catch (error) {
    if (error instanceof DocumentFormatError) return undefined;
    throw error;
  }
}

function readRoot(head: string, namespaces: NamespaceTable): XmlRoot | undefined {
  const scanner = new XmlScanner(head, '', namespaces, { doctype: 'pass' });
  let doctype = '';
  for (let event = scanner.next(); event !== 'start'; event = scanner.next()) {
    if (event === 'doctype') doctype = head.slice(scanner.start, scanner.end);
    if (event === 'done') return undefined;
  }
  return { name: scanner.name, attributes: new Map(scanner.attributes()), doctype, head };
}
