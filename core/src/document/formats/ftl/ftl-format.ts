import type { Splice } from '../../../text/splice-text.ts';
import type { DocumentFormat, FormatOptions, UnitVisitor } from '../../document-format.ts';
import {
  type MessageTranslation,
  type TextPlace,
  translateMessage,
} from '../../messages/translate-message.ts';
import { peekText } from '../../peek-text.ts';
import { placeholderFinder } from '../../placeholders/find-placeholders.ts';
import { processText, type TextReading } from '../../process-text.ts';
import { keyFilter } from '../../strings/key-patterns.ts';
import { spaceBefore } from '../../strings/space-before.ts';
import { readMessages } from './read-messages.ts';

/** Fluent of Mozilla. Values and attributes are units, variants too; what stands in braces is a code. */
export const ftlFormat: DocumentFormat = {
  id: 'ftl',
  name: 'Fluent',
  extensions: ['ftl'],
  mediaType: 'text/plain',
  styles: false,
  options: ['includedKeys', 'excludedKeys', 'placeholderPatterns'],
  recognize(file) {
    const head = peekText(file);
    return head !== undefined && /^-?[a-zA-Z][\w-]*[ \t]*=/m.test(head) ? 1 : 0;
  },
  process: (file, visit, options, write) =>
    processText(file, { read: (text) => readFluent(text, visit, options) }, write),
};

function readFluent(text: string, visit: UnitVisitor, options: FormatOptions): TextReading {
  const splices: Splice[] = [];
  const ids = new Map<string, number>();
  const isWanted = keyFilter(options);
  const shared = {
    raw: text,
    visit,
    finder: placeholderFinder(options.placeholderPatterns),
    targetLanguage: options.targetLanguage,
    escape: (part: string, place: TextPlace) => escapeFluent(text, part, place),
  } satisfies Partial<MessageTranslation>;
  let restored = 0;
  for (const { id, isAttribute, parts, comments } of readMessages(text)) {
    if (!isWanted(id)) continue;
    const times = (ids.get(id) ?? 0) + 1;
    ids.set(id, times);
    const kind = isAttribute ? 'attribute' : 'paragraph';
    const unit = { kind, key: id, ...(comments.length > 0 && { notes: comments }) } as const;
    const translated = translateMessage(parts, times === 1 ? id : `${id}~${times}`, { ...shared, unit });
    splices.push(...translated.splices);
    restored += translated.restored;
  }
  return { splices, restored };
}

/** Braces are literals, a new line is indented as its neighbours, and does not begin with a mark of Fluent. */
function escapeFluent(file: string, text: string, { isFirst, start }: TextPlace): string {
  const opensLine = isFirst && spaceBefore(file, start).includes('\n');
  const literals = text.replaceAll(/[{}]/g, '{"$&"}');
  const first = opensLine ? literals.replace(/^[[*.]/, '{"$&"}') : literals;
  if (!first.includes('\n')) return first;
  const lineEnd = /\r\n|\n/.exec(file)?.[0] ?? '\n';
  const indent = lineEnd + indentAt(file, start);
  return first.replaceAll(
    /\s*\n\s*([[*.]?)/g,
    (_, mark: string) => indent + (mark === '' ? '' : `{"${mark}"}`),
  );
}

function indentAt(file: string, place: number): string {
  const lineStart = file.lastIndexOf('\n', place - 1) + 1;
  const indent = /^ */.exec(file.slice(lineStart, lineStart + 200))?.[0] ?? '';
  return place === lineStart + indent.length && indent !== '' ? indent : `${indent}    `;
}
