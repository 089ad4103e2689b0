import type { InlineCode, InlineCodeTable, InlineText } from '../../inline/inline-text.ts';
import type { XmlEvent } from '../tmx/xml-event.ts';
import { XmlEvents } from '../tmx/xml-events.ts';

/** A text of a Trados memory, as its database holds it. */
export interface SdltmSegment {
  readonly language: string;
  readonly text: InlineText;
  readonly codes: InlineCodeTable;
}

const kinds: Readonly<Record<string, InlineCode['kind']>> = {
  Start: 'open',
  UnmatchedStart: 'open',
  End: 'close',
  UnmatchedEnd: 'close',
};

/**
 * Reads `<Segment><Elements>` of `<Text>` and `<Tag>`; tags of equal anchor are a pair, tags of equal alignment anchor
 * correspond in source and target.
 * @throws {DocumentFormatError} broken, limit
 */
export function readSdltmSegment(xml: string): SdltmSegment {
  const reader = new XmlEvents();
  const segment = new SegmentReader();
  for (const event of reader.push(xml)) segment.read(event);
  reader.finish();
  return segment.segment();
}

class SegmentReader {
  #path: string[] = [];
  #fields: Record<string, string> = {};
  #language = '';
  #text = '';
  readonly #codes: InlineCode[] = [];
  readonly #details: Record<number, { type: 'other'; display: string }> = {};
  /** Ids of open tags by their anchor. */
  readonly #anchors = new Map<string, number>();

  read(event: XmlEvent): void {
    if (event.kind === 'open') this.#path.push(event.name);
    else if (event.kind === 'close') this.#close(event.name);
    else this.#gather(event.text);
    if (event.kind === 'open' && event.name === 'Tag') this.#fields = {};
  }

  segment(): SdltmSegment {
    const text = { text: this.#text, codes: this.#codes, styles: [] };
    return { language: this.#language, text, codes: this.#details };
  }

  #gather(text: string): void {
    const [parent, field = ''] = this.#path.slice(-2);
    if (parent === 'Text' && field === 'Value') this.#text += text;
    else if (parent === 'Tag') this.#fields[field] = (this.#fields[field] ?? '') + text;
    else if (field === 'CultureName') this.#language += text.trim();
  }

  #close(name: string): void {
    this.#path.pop();
    if (name !== 'Tag') return;
    const { Type = '', Anchor = '', AlignmentAnchor = '0', TagID = '', TextEquivalent = '' } = this.#fields;
    const kind = kinds[Type] ?? 'placeholder';
    const id =
      (kind === 'close' ? this.#anchors.get(Anchor) : undefined) ?? this.#newId(Number(AlignmentAnchor));
    if (kind === 'open') this.#anchors.set(Anchor, id);
    this.#codes.push({ id, kind, at: this.#text.length });
    this.#details[id] ??= { type: 'other', display: TextEquivalent === '' ? TagID : TextEquivalent };
  }

  #newId(wanted: number): number {
    const free = (id: number) => id > 0 && this.#details[id] === undefined;
    if (free(wanted)) return wanted;
    let id = this.#codes.length + 1001;
    while (!free(id)) id++;
    return id;
  }
}
