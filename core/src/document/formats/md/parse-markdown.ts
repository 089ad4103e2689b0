import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import type { MarkdownDialect } from './markdown-dialect.ts';
import type { MarkdownRoot } from './mdast-nodes.ts';

/**
 * CommonMark with the tables, footnotes, tasks and strike-through of GitHub, and yaml front matter. In MDX an indent is
 * no mark of code.
 */
export function parseMarkdown(text: string, { expressions }: MarkdownDialect): MarkdownRoot {
  const known = [gfm(), frontmatter(['yaml'])];
  return fromMarkdown(text, {
    extensions: expressions ? [...known, { disable: { null: ['codeIndented'] } }] : known,
    mdastExtensions: [gfmWithPlaces, frontmatterFromMarkdown(['yaml'])],
  });
}

/** Without the search for more addresses after parsing: what it finds has no place in the file. */
const gfmWithPlaces = gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension);
