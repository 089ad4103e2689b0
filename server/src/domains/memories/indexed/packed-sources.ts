/** Sources of a direction one after the other, as the database hands them out and as processes pass them on. */
export interface PackedSources {
  /** 8 bytes each: the key, which is 16 hexadecimal digits. */
  readonly keys: Uint8Array;
  /** 4 bytes each: how many tokens it has. */
  readonly counts: Uint8Array;
  /** 4 bytes a token, as `packTokens` writes them. */
  readonly tokens: Uint8Array;
}

export function packedCount({ counts }: PackedSources): number {
  return counts.length / 4;
}

/** Calls `visit` for each of them. */
export function unpackSources(
  { keys, counts, tokens }: PackedSources,
  visit: (key: string, tokens: Int32Array) => void,
): void {
  const [keyBytes, countBytes, tokenBytes] = [keys, counts, tokens].map(asBuffer);
  if (keyBytes === undefined || countBytes === undefined || tokenBytes === undefined) return;
  let at = 0;
  for (let i = 0; i < countBytes.length / 4; i++) {
    const ids = new Int32Array(countBytes.readInt32BE(i * 4));
    for (let token = 0; token < ids.length; token++, at += 4) ids[token] = tokenBytes.readInt32LE(at);
    visit(keyBytes.toString('hex', i * 8, i * 8 + 8), ids);
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
