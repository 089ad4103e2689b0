import { createHash } from 'node:crypto';

/** The component library writes style elements; scripts come from our files alone. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For answers that are no pages: nothing in them may run or load anything. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * For the page of the preview's frame, which shows documents of other people: an origin of its own, nothing is loaded,
 * and only the scripts that stand in the page as we built it run. Handlers in attributes do not.
 */
export function framePolicy(page: string): string {
  const hashes = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ') || "'none'"}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

const yearSeconds = 365 * 24 * 60 * 60;

/** On every answer; an answer that is no page sets a narrower policy. */
export function securityHeaders({ secure }: { readonly secure: boolean }): Readonly<Record<string, string>> {
  return {
    'content-security-policy': pagePolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(secure ? { 'strict-transport-security': `max-age=${yearSeconds}` } : {}),
  };
}
