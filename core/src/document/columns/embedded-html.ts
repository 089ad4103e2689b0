import { spliceText } from '../../text/splice-text.ts';
import type { UnitVisitor } from '../document-format.ts';
import { readHtml } from '../formats/html/read-html.ts';

export interface WrittenHtml {
  readonly text: string;
  /** Units whose codes had to be restored. */
  readonly restored: number;
}

/** Takes the text of a cell past the visitor as html; undefined where nothing is replaced. */
export function visitEmbeddedHtml(text: string, id: string, visit: UnitVisitor): WrittenHtml | undefined {
  const { splices, restored = 0 } = readHtml(text, visit, { idPrefix: `${id}.` });
  return splices.length === 0 ? undefined : { text: spliceText(text, splices), restored };
}
