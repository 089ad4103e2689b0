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
