import { readCodeTags, writeCodeTags } from '../../code-tags.ts';
import { type CodeForm, htmlCodes, xmlCodes } from '../../element-codes.ts';
import { readSignCodes, writeSignCodes } from '../../sign-codes.ts';

/** HTML takes a line break for a space. */
const html: CodeForm = {
  write: (inline) => htmlCodes.write(inline).replaceAll('\n', '<br>'),
  read: (translated) => htmlCodes.read(translated.replaceAll(/ ?<br\s*\/?> ?/gi, '\n')),
};

/** How inline codes are written for services that keep HTML, keep XML, or keep neither, and for language models. */
export const codeForms = {
  html,
  xml: xmlCodes,
  tags: { write: writeCodeTags, read: readCodeTags },
  signs: { write: writeSignCodes, read: readSignCodes },
} satisfies Readonly<Record<string, CodeForm>>;
