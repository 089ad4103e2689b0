/**
 * Whether a PDF is encrypted, with a password to open it or with one to change it: its trailer, or the dictionary of
 * its cross-reference stream, names how (PDF 32000, 7.5.5). Neither is ever compressed or encrypted itself.
 */
export function isEncryptedPdf(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  for (let at = bytes.indexOf(key); at >= 0; at = bytes.indexOf(key, at + key.length)) {
    if (namesMethod(bytes, at) && isInTrailer(bytes, at)) return true;
  }
  return false;
}

const key = '/Encrypt';
/** Longest dictionary of a trailer that is looked through. */
const reach = 16 * 1024;

/** A reference or a dictionary comes next, not the rest of a longer name. */
function namesMethod(bytes: Buffer, at: number): boolean {
  return /^\s*(?:\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1', at + key.length, at + key.length + 64));
}

/** `trailer <<` stands before it, or `obj <<` of a dictionary of `/Type /XRef`. */
function isInTrailer(bytes: Buffer, at: number): boolean {
  const before = bytes.toString('latin1', Math.max(0, at - reach), at);
  const start = Math.max(before.lastIndexOf('trailer'), before.lastIndexOf(' obj'));
  if (start < 0) return false;
  if (before.startsWith('trailer', start)) return true;
  const rest = bytes.toString('latin1', at, at + reach);
  const [dictionary = ''] = (before.slice(start) + rest).split('stream', 1);
  return /\/Type\s*\/XRef\b/.test(dictionary);
}
