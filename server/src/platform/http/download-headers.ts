import { inertPolicy } from './security-headers.ts';

/** Headers under which a browser saves bytes and never shows or runs them, whatever they are. */
export function downloadHeaders(name: string, bytes: number): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/octet-stream',
    'content-length': String(bytes),
    'content-disposition': contentDisposition(name),
    'content-security-policy': inertPolicy,
    'cache-control': 'private, no-store',
  };
}

/**
 * Headers of what the browser shows: a picture, whose address changes with its content, or a PDF, which browsers do not
 * show in a sandbox.
 */
export function shownHeaders(
  type: 'image/png' | 'application/pdf',
  bytes: number,
): Readonly<Record<string, string>> {
  const isPicture = type === 'image/png';
  return {
    'content-type': type,
    'content-length': String(bytes),
    'content-security-policy': isPicture ? inertPolicy : "default-src 'none'; frame-ancestors 'none'",
    'cache-control': isPicture ? 'private, max-age=86400, immutable' : 'private, no-store',
  };
}

/** RFC 6266: the name in ASCII for old programs, and as it is by RFC 5987. */
export function contentDisposition(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%/]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
