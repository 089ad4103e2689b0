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

/** Headers of a picture on our pages; its address changes with its content. */
export function pictureHeaders(type: string, bytes: number): Readonly<Record<string, string>> {
  return {
    'content-type': type,
    'content-length': String(bytes),
    'content-security-policy': inertPolicy,
    'cache-control': 'private, max-age=86400, immutable',
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
