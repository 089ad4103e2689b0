import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { codeDetails, xliffCodeType } from '../xliff/xliff-code-type.ts';

/** The tags that codes of a Trados file refer to by their ids: their names are what the codes mean. */
export function readTagTable(scanner: XmlScanner): ReadonlyMap<string, InlineCodeDetails> {
  const tags = new Map<string, InlineCodeDetails>();
  let id: string | undefined;
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start') continue;
    if (scanner.name === 'sdl:tag') id = scanner.attribute('id');
    else if (id !== undefined && definitions.has(scanner.name) && !tags.has(id)) {
      const name = scanner.attribute('name') ?? '';
      tags.set(id, codeDetails(xliffCodeType(name), name, false));
    }
  }
  return tags;
}

const definitions = new Set(['sdl:bpt', 'sdl:ph', 'sdl:st']);
