import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import styles from './rich-text.module.css';

const allowed: ReadonlySet<string> = new Set([
  'a',
  'b',
  'br',
  'code',
  'em',
  'h3',
  'h4',
  'i',
  'li',
  'ol',
  'p',
  'span',
  'strong',
  'u',
  'ul',
]);
const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'title',
]);

/**
 * HTML from outside, rebuilt as elements from a list of harmless tags. Nothing is put back through innerHTML,
 * so what a parser might misread later cannot come alive.
 */
export function RichText({ html }: { readonly html: string }) {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return <div className={styles['rich']}>{childrenOf(body)}</div>;
  }, [html]);
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, index) => rebuild(child, index));
}

function rebuild(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.tagName.toLowerCase();
  if (dropped.has(tag)) return null;
  if (!allowed.has(tag)) return <Fragment key={key}>{childrenOf(node)}</Fragment>;
  if (tag === 'br') return <br key={key} />;
  return createElement(tag, { key, ...(tag === 'a' ? linkOf(node) : {}) }, ...childrenOf(node));
}

/** Only addresses of the web and of this product; others lose their link. */
function linkOf(node: HTMLElement): Record<string, string> {
  const address = node.getAttribute('href') ?? '';
  if (/^\/(?![/\\])/.test(address)) return { href: address };
  return /^https?:\/\//i.test(address) ? { href: address, target: '_blank', rel: 'noopener noreferrer' } : {};
}
