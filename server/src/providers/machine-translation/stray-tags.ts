import type { InlineCode, InlineText } from '@transloom/core/inline/inline-text';
import { missingCodes } from '@transloom/core/inline/missing-codes';
import { spliceInline } from '@transloom/core/inline/splice-inline';

const less = `(?:[<＜〈]|&(?:amp;)*lt;)`;
const greater = `(?:[>＞〉]|&(?:amp;)*gt;)`;
const quote = `(?:["'“”„«»＂]|&(?:amp;)*(?:quot|#39|#x27);)`;
const slash = String.raw`\s*([/／]?)\s*`;
const number = String.raw`(?:[-_:#]?\s*(\d{1,4})|id[^=<>＜＞]{0,4}=\s*${quote}?\s*(\d{1,4})\s*${quote}?)?`;

/** One of our own code tags in any spelling: attributes, entities, full width, spaces, capitals. */
const codeTag = new RegExp(`${less}${slash}([gx])\\s*${number}${slash}${greater}`, 'giu');

/** Anything else that is written like a tag. */
const anyTag = new RegExp(
  `${less}[/／]?[a-z][\\w:.-]*(?:\\s(?:(?!${less}|${greater})[^\\n]){0,200}?)?\\s*[/／]?${greater}`,
  'giu',
);

interface FoundTag {
  readonly start: number;
  readonly end: number;
  /** The text that replaces it. */
  readonly text?: string;
  /** Undefined for a tag that stands for no code of the source. */
  readonly code: Omit<InlineCode, 'at'> | undefined;
}

/**
 * The answer of an engine with tags that its own form does not read: code tags in other spellings become the codes they
 * stand for, and everything tag-like that the source lacks is taken out.
 */
export function readStrayTags(source: InlineText, target: InlineText): InlineText {
  if (!/[<＜〈]|&(?:amp;)*lt;/i.test(target.text)) return target;
  const read = withoutTags(target, findCodeTags(source, target));
  return withoutTags(read, findForeignTags(source.text, read.text));
}

/** Each missing code once; what is doubled or foreign stands for nothing. */
function findCodeTags(source: InlineText, target: InlineText): readonly FoundTag[] {
  const codes = new CodesToFind(source, target);
  const text = source.text.toLowerCase();
  return [...target.text.matchAll(codeTag)].flatMap(({ 0: written, index, ...groups }) => {
    if (text.includes(written.toLowerCase())) return [];
    const { 1: before, 2: letter = '', 3: plain, 4: named } = groups;
    const given = plain ?? named;
    const id = given === undefined ? undefined : Number(given);
    const code = codes.take({ isClosing: Boolean(before), isSingle: letter.toLowerCase() === 'x', id });
    return [{ start: index, end: index + written.length, code }];
  });
}

interface ReadTag {
  readonly isClosing: boolean;
  readonly isSingle: boolean;
  readonly id: number | undefined;
}

/** The codes that the target lacks, in the source's order. */
class CodesToFind {
  readonly #missing: InlineCode[];
  readonly #open: number[] = [];

  constructor(source: InlineText, target: InlineText) {
    this.#missing = [...missingCodes(source, target)];
  }

  /** A closing tag without a number belongs to the innermost open one. */
  take({ isClosing, isSingle, id }: ReadTag): FoundTag['code'] {
    if (isSingle) return isClosing ? undefined : this.#find('placeholder', id);
    if (isClosing) return this.#find('close', id ?? this.#open.pop());
    const code = this.#find('open', id);
    if (code !== undefined) this.#open.push(code.id);
    return code;
  }

  #find(kind: InlineCode['kind'], id: number | undefined): FoundTag['code'] {
    const index = this.#missing.findIndex(
      (code) => code.kind === kind && (id === undefined || code.id === id),
    );
    const [code] = index < 0 ? [] : this.#missing.splice(index, 1);
    return code && { id: code.id, kind };
  }
}

/** Tags of the text itself may be translated inside, as `<your name>` is: as many of them stay as the source has left. */
function findForeignTags(source: string, target: string): readonly FoundTag[] {
  const kept = new Map(tagsIn(source).map(({ bare, written }) => [bare, written]));
  const respelled = tagsIn(target).flatMap(({ bare, written, start, end }): FoundTag[] => {
    const own = kept.get(bare);
    return own === undefined || own === written || source.includes(written)
      ? []
      : [{ start, end, text: own, code: undefined }];
  });
  const foreign = tagsIn(target).filter(({ bare }) => !kept.has(bare));
  const written = new Set(tagsIn(target).map(({ bare }) => bare));
  let translated = tagsIn(source).filter(({ bare }) => !written.has(bare)).length;
  const removed = foreign.flatMap(({ bare, start, end }): FoundTag[] => {
    if (translated > 0 && !bare.includes('=')) {
      translated -= 1;
      return [];
    }
    return [{ start, end, code: undefined }];
  });
  return [...respelled, ...removed].toSorted((a, b) => a.start - b.start);
}

function tagsIn(text: string) {
  return [...text.matchAll(anyTag)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    written,
    bare: bareTag(written),
  }));
}

/** The tag as it would be in plain text, whatever it is escaped by. */
function bareTag(written: string): string {
  return written
    .replace(new RegExp(`^${less}`, 'iu'), '<')
    .replace(new RegExp(`${greater}$`, 'iu'), '>')
    .replace('／', '/')
    .toLowerCase();
}

/** The text with each tag taken out or respelled, and its code in its place. */
function withoutTags({ text, codes, styles }: InlineText, tags: readonly FoundTag[]): InlineText {
  if (tags.length === 0) return { text, codes, styles };
  const splices = tags.map(({ start, end, text: written = '' }) => ({ start, end, text: written }));
  const found = tags.flatMap(({ code, start }) => (code ? [{ ...code, at: start }] : []));
  const all = [...codes, ...found].toSorted((a, b) => a.at - b.at);
  return spliceInline({ text, codes: all, styles }, splices);
}
