import type { InlineText } from '@transloom/core/inline/inline-text';
import { readCodeTags, writeCodeTags } from '../../code-tags.ts';
import { readHtmlCodes, writeHtmlCodes } from '../../html-codes.ts';
import { readSignCodes, writeSignCodes } from '../../sign-codes.ts';

interface CodeForm {
  write(inline: InlineText): string;
  read(translated: string): InlineText;
}

/** HTML knows no empty elements but its own, and takes a line break for a space. */
const html: CodeForm = {
  write: (inline) =>
    writeHtmlCodes(inline)
      .replaceAll(/<x id="(\d+)"\/>/g, '<x id="$1"></x>')
      .replaceAll('\n', '<br>'),
  read: (translated) => readHtmlCodes(translated.replaceAll(/ ?<br\s*\/?> ?/gi, '\n')),
};

/** How inline codes are written for services that keep HTML, keep XML, or keep neither, and for language models. */
export const codeForms = {
  html,
  xml: { write: writeHtmlCodes, read: readHtmlCodes },
  tags: { write: writeCodeTags, read: readCodeTags },
  signs: { write: writeSignCodes, read: readSignCodes },
} satisfies Readonly<Record<string, CodeForm>>;
