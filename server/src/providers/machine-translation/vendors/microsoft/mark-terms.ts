import type { TranslationContext } from '../../engine-vendor.ts';

/**
 * HTML with every given term in it inside a `mstrans:dictionary` element, which tells Microsoft how to translate
 * it. Terms come the longest first; a word inside another word stays.
 */
export function markTerms(html: string, terms: TranslationContext['terms'] = []): string {
  if (terms.length === 0) return html;
  const targets = new Map(terms.map(({ source, target }) => [escapeText(source).toLowerCase(), target]));
  const words = [...targets.keys()].map(escapePattern).join('|');
  const term = new RegExp(`(?<![[\\p{L}\\p{N}]--\\p{Lo}])(?:${words})(?![[\\p{L}\\p{N}]--\\p{Lo}])`, 'giv');
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replaceAll(term, (found) => mark(found, targets))))
    .join('');
}

function mark(found: string, targets: ReadonlyMap<string, string>): string {
  const target = targets.get(found.toLowerCase());
  if (target === undefined) return found;
  const written = escapeText(target).replaceAll('"', '&quot;');
  return `<mstrans:dictionary translation="${written}">${found}</mstrans:dictionary>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
