import { encodeXmlAttribute } from '../../../xml/xml-text.ts';
import { renderInlineUnit } from '../../inline-unit.ts';
import { escapeXml } from '../../xml-rules/escape-xml.ts';
import { renderWellFormed } from '../../xml-rules/render-well-formed.ts';
import { escapeAttribute, escapeHtml, type Spellings } from './html-text.ts';
import { type HtmlMark, scanHtml } from './scan-html.ts';
import { scanXhtml } from './scan-xhtml.ts';

/** HTML is written in two ways that differ in what a tag is and in what must be escaped. */
export interface HtmlSyntax {
  readonly scan: (text: string) => readonly HtmlMark[];
  readonly escapeText: (text: string, spellings: Spellings) => string;
  readonly escapeAttribute: (text: string, spellings: Spellings, quote: string) => string;
  /** Whether every tag must have its partner, so that half a pair may not be left out. */
  readonly wellFormed: boolean;
  readonly render: typeof renderInlineUnit;
}

export const htmlSyntax: HtmlSyntax = {
  scan: scanHtml,
  escapeText: escapeHtml,
  escapeAttribute,
  wellFormed: false,
  render: renderInlineUnit,
};

/** Pages that are XML: those in books. */
export const xhtmlSyntax: HtmlSyntax = {
  scan: scanXhtml,
  escapeText: escapeXml,
  escapeAttribute: (text) => encodeXmlAttribute(text).replaceAll("'", '&#39;'),
  wellFormed: true,
  render: renderWellFormed,
};
