import { DocumentFormatError } from '../../document/document-format-error.ts';

/** Bytes needed to see a byte order mark or an encoding declaration. */
const headBytes = 256;

/** Bytes of an XML file to text, piece by piece: byte order mark, else UTF-16 by its zeros, else as declared. */
export class XmlDecoder {
  #head: Uint8Array | undefined = new Uint8Array();
  #decoder: InstanceType<typeof TextDecoder> | undefined;

  /** @throws {DocumentFormatError} wrong-encoding */
  push(bytes: Uint8Array): string {
    if (this.#head === undefined) return this.#decode(bytes, true);
    this.#head = joined(this.#head, bytes);
    return this.#head.length < headBytes ? '' : this.#begin(true);
  }

  /** @throws {DocumentFormatError} wrong-encoding */
  finish(): string {
    return this.#head === undefined ? this.#decode(new Uint8Array(), false) : this.#begin(false);
  }

  #begin(more: boolean): string {
    const head = this.#head ?? new Uint8Array();
    this.#head = undefined;
    this.#decoder = decoderFor(xmlEncoding(head));
    return this.#decode(head, more);
  }

  #decode(bytes: Uint8Array, more: boolean): string {
    try {
      return this.#decoder?.decode(bytes, { stream: more }) ?? '';
    } catch {
      throw new DocumentFormatError('wrong-encoding', { encoding: this.#decoder?.encoding ?? '' });
    }
  }
}

function decoderFor(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new DocumentFormatError('wrong-encoding', { encoding });
  }
}

function xmlEncoding(head: Uint8Array): string {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const ascii = new TextDecoder('latin1').decode(head.subarray(0, headBytes));
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(ascii)?.[1];
  // A file that can be read this far byte by byte is not UTF-16, whatever it says.
  return declared === undefined || /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
