/** Extra fields of zip records: a list of (id, length, bytes). */
export const extraFieldId = { zip64: 0x0001 } as const;

export function extraField(extra: Uint8Array, id: number): Uint8Array | undefined {
  return extraFields(extra).find((field) => field.id === id)?.bytes;
}

/** The extra fields except the ones with this id; what is malformed at the end is dropped. */
export function withoutExtraField(extra: Uint8Array, id: number): Uint8Array {
  if (extraField(extra, id) === undefined) return extra;
  return Buffer.concat(
    extraFields(extra)
      .filter((field) => field.id !== id)
      .map((field) => field.whole),
  );
}

function extraFields(extra: Uint8Array) {
  const fields: { id: number; bytes: Uint8Array; whole: Uint8Array }[] = [];
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  let at = 0;
  while (at + 4 <= extra.length) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (end > extra.length) break;
    fields.push({
      id: view.getUint16(at, true),
      bytes: extra.subarray(at + 4, end),
      whole: extra.subarray(at, end),
    });
    at = end;
  }
  return fields;
}
