import { spliceText } from '../text/splice-text.ts';
import type { UnitVisitor } from './document-format.ts';
import { readHtml } from './formats/html/read-html.ts';
import type { PlaceholderFinder } from './placeholders/find-placeholders.ts';

export interface EmbeddedHtml {
  readonly text: string;
  /** Begins the ids of its units. */
  readonly idPrefix: string;
  readonly placeholders?: PlaceholderFinder | undefined;
}

export interface WrittenHtml {
  /** Undefined where nothing is replaced. */
  readonly text: string | undefined;
  /** Units whose codes had to be restored. */
  readonly restored: number;
}

/** Takes a text that is html, inside a file of another format, past the visitor. */
export function visitEmbeddedHtml({ text, ...settings }: EmbeddedHtml, visit: UnitVisitor): WrittenHtml {
  const { splices, restored = 0 } = readHtml(text, visit, settings);
  return { text: splices.length === 0 ? undefined : spliceText(text, splices), restored };
}
