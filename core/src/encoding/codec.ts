import iconv from 'iconv-lite';

/**
 * Reading and writing an encoding without losing a byte: what `decode` gives, `encode` turns back into the same
 * bytes, or `decode` refuses.
 */
export interface Codec {
  /** Undefined where a byte has no meaning in this encoding, or could not be written back as it is. */
  readonly decode: (bytes: Uint8Array) => string | undefined;
  readonly encode: (text: string) => Uint8Array;
  /** Absent where every character can be written. */
  readonly canEncode?: (character: string) => boolean;
}

const known = new Map<string, Codec>();

/** By WHATWG name, such as `windows-1252`; undefined where we can't write the encoding. */
export function codecFor(encoding: string): Codec | undefined {
  const codec = known.get(encoding) ?? buildCodec(encoding);
  if (codec !== undefined) known.set(encoding, codec);
  return codec;
}

/** WHATWG name of a label from a file (`latin1` gives `windows-1252`); undefined for unknown ones. */
export function encodingOfLabel(label: string): string | undefined {
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return undefined; // files declare what they like
  }
}

function buildCodec(encoding: string): Codec | undefined {
  if (encoding === 'utf-8') return unicodeCodec(encoding, (text) => new TextEncoder().encode(text));
  if (encoding === 'utf-16le') return unicodeCodec(encoding, (text) => Buffer.from(text, 'utf16le'));
  if (encoding === 'utf-16be') {
    return unicodeCodec(encoding, (text) => Buffer.from(text, 'utf16le').swap16());
  }
  return singleByteCodec(encoding) ?? multiByteCodec(encoding);
}

function unicodeCodec(encoding: string, encode: (text: string) => Uint8Array): Codec {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  return {
    decode: (bytes) => attempt(() => decoder.decode(bytes)),
    encode,
  };
}

/** From the runtime's own table, which gives all 256 bytes a meaning. */
function singleByteCodec(encoding: string): Codec | undefined {
  const decoder = attempt(() => new TextDecoder(encoding));
  const table = decoder?.decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  if (decoder === undefined || table?.length !== 256) return undefined;
  const bytes = new Map(Array.from(table, (character, byte) => [character, byte]));
  return {
    decode: (file) => refuseReplaced(decoder.decode(file)),
    encode: (text) => Uint8Array.from(Array.from(text), (character) => bytes.get(character) ?? 0x3f),
    canEncode: (character) => character !== '\uFFFD' && bytes.has(character),
  };
}

function multiByteCodec(encoding: string): Codec | undefined {
  if (!iconv.encodingExists(encoding)) return undefined;
  return {
    decode(bytes) {
      const text = refuseReplaced(iconv.decode(Buffer.from(bytes), encoding, { stripBOM: false }));
      return text !== undefined && sameBytes(iconv.encode(text, encoding), bytes) ? text : undefined;
    },
    encode: (text) => iconv.encode(text, encoding),
    canEncode: (character) => iconv.decode(iconv.encode(character, encoding), encoding) === character,
  };
}

function refuseReplaced(text: string): string | undefined {
  return text.includes('\uFFFD') ? undefined : text;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined; // the runtime has no other way to say that it can't
  }
}
