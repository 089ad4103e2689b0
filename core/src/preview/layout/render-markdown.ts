import { micromark } from 'micromark';
import { frontmatter, frontmatterHtml } from 'micromark-extension-frontmatter';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Markdown as the HTML it stands for. What HTML it has itself is in it as it is: the result is not harmless. */
export function renderMarkdown(text: string): string {
  return micromark(text, {
    allowDangerousHtml: true,
    extensions: [gfm(), frontmatter(['yaml'])],
    htmlExtensions: [gfmHtml(), frontmatterHtml(['yaml'])],
  });
}
