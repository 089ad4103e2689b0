import type { Splice } from '../../../text/splice-text.ts';
import { spliceText } from '../../../text/splice-text.ts';
import { walkXml, type XmlPiece } from '../../../xml/walk-xml.ts';
import { type BilingualText, lineEndOf, readBilingualText } from '../../bilingual/bilingual-text.ts';
import { BilingualWalk } from '../../bilingual/bilingual-walk.ts';
import type { ByteSplicer } from '../../bilingual/byte-splicer.ts';
import { isOtherLanguage } from '../../bilingual/other-language.ts';
import { setContent, spaceBefore } from '../../bilingual/set-content.ts';
import { messageFinder, stringPieces } from '../../bilingual/string-pieces.ts';
import { setAttribute } from '../../bilingual/tag-attribute.ts';
import { stateOfWhole, type TargetChange } from '../../bilingual/target-change.ts';
import type { XmlContent } from '../../bilingual/xml-inline.ts';
import { readTextInside } from '../../bilingual/xml-inline.ts';
import type { DocumentWarning, FormatOptions, UnitVisitor } from '../../document-format.ts';
import { examplesOf, formsOfLanguage } from '../po/plural-forms.ts';
import { readTsMessage, type TsMessage } from './ts-message.ts';

const whole = new Set(['message', 'name']);

type StartPiece = Extract<XmlPiece, { kind: 'start' }>;
type ElementPiece = Extract<XmlPiece, { kind: 'element' }>;

/** What the file says of a message that is out of use. */
const unused = new Set(['obsolete', 'vanished']);

/** Walks the messages of a file of Qt Linguist. */
export class TsReader {
  readonly #walk: BilingualWalk;
  readonly #splicer: ByteSplicer;
  readonly #options: FormatOptions;
  readonly #finder: ReturnType<typeof messageFinder>;
  #root: StartPiece | undefined;
  #context = '';
  #languageWritten = false;

  constructor(splicer: ByteSplicer, visit: UnitVisitor, options: FormatOptions) {
    this.#walk = new BilingualWalk(visit, splicer);
    this.#splicer = splicer;
    this.#options = options;
    this.#finder = messageFinder(options.placeholderPatterns);
  }

  /** @throws {DocumentFormatError} broken, limit */
  read(bytes: Buffer): readonly DocumentWarning[] {
    for (const piece of walkXml(bytes, { namespaces: new Map(), whole })) {
      if (piece.kind === 'start' && piece.name === 'TS') this.#root = piece;
      if (piece.kind !== 'element') continue;
      if (piece.name === 'name') this.#context = nameOf(piece);
      else this.#message(piece, readTsMessage(piece.scan()));
    }
    return this.#walk.warnings();
  }

  #message(piece: ElementPiece, message: TsMessage): void {
    const { source, translation, attributes } = message;
    if (source === undefined) return;
    if (unused.has(translation?.attributes.get('type') ?? '')) {
      this.#walk.exclude(source.pieces.map((one) => (one.kind === 'text' ? one.text : '')).join(''));
      return;
    }
    const texts = attributes.get('numerus') === 'yes' ? this.#forms(message, source) : [translation];
    const changes = texts.map((target, form) =>
      this.#visit(message, { source, target }, texts.length > 1 ? form : undefined),
    );
    if (changes.every((change) => change === undefined)) return;
    this.#writeLanguage();
    this.#walk.replace(piece, this.#splices(message, source, changes));
  }

  /** Contents of the plural forms the target language has; undefined where the file lacks one. */
  #forms({ translation }: TsMessage, _source: XmlContent): readonly (XmlContent | undefined)[] {
    const found = translation?.segments ?? [];
    const language = this.#language();
    const isKnown = language === undefined || (found.length > 1 && !this.#isOtherLanguage());
    const count = isKnown ? Math.max(found.length, 1) : formsOfLanguage(language).count;
    return Array.from({ length: count }, (_, form) => {
      const segment = found[form];
      return segment && { ...segment, segments: [] };
    });
  }

  #language(): string | undefined {
    return this.#options.targetLanguage ?? this.#root?.attribute('language')?.replaceAll('_', '-');
  }

  #isOtherLanguage(): boolean {
    return isOtherLanguage(
      this.#root?.attribute('language')?.replaceAll('_', '-'),
      this.#options.targetLanguage,
    );
  }

  #visit(
    { text, attributes, comment, notes, translation }: TsMessage,
    { source, target }: { readonly source: XmlContent; readonly target: XmlContent | undefined },
    form: number | undefined,
  ): TargetChange | undefined {
    const key = attributes.get('id') ?? [this.#context, comment].filter((part) => part !== '').join('/');
    const name = attributes.get('id') ?? `${this.#context}/${plainOf(source)}/${comment}`;
    const language = this.#language();
    const examples =
      form === undefined || language === undefined ? [] : examplesOf(formsOfLanguage(language), form);
    const all = [...notes, ...(examples.length === 0 ? [] : [`n = ${examples.join(', ')}`])];
    const isDraft = translation?.attributes.get('type') === 'unfinished';
    const facts = {
      id: this.#walk.uniqueId(form === undefined ? name : `${name}[${form}]`),
      segmentable: true,
      ...(key !== '' && { key }),
      ...(all.length > 0 && { notes: all }),
      targetState: isDraft ? ('draft' as const) : ('translated' as const),
    };
    return this.#walk.visit(facts, this.#textOf(text, source, target));
  }

  #textOf(text: string, source: XmlContent, target: XmlContent | undefined): BilingualText {
    const pieces = target && !this.#isOtherLanguage() ? target.pieces : undefined;
    const splitText = (part: string) => stringPieces(part, this.#finder);
    return readBilingualText(source.pieces, pieces, { preserve: true, splitText, lineEnd: lineEndOf(text) });
  }

  #splices(
    { text, translation }: TsMessage,
    source: XmlContent,
    changes: readonly (TargetChange | undefined)[],
  ): readonly Splice[] {
    const contents = changes.map((change, form) => {
      const old = changes.length > 1 ? translation?.segments[form]?.content : translation?.content;
      return change?.content ?? (old === undefined ? '' : text.slice(old.start, old.end));
    });
    const isWhole = contents.every((content) => content.trim() !== '');
    const state = stateOfWhole(changes.flatMap((change) => change?.state ?? []));
    const type = isWhole && state !== 'draft' && state !== 'empty' ? undefined : 'unfinished';
    const content =
      changes.length > 1 ? formsContent(text, source, translation, contents) : (contents[0] ?? '');
    if (translation === undefined) {
      const attribute = type === undefined ? '' : ` type="${type}"`;
      const space = spaceBefore(text, source.start);
      return [
        {
          start: source.end,
          end: source.end,
          text: `${space}<translation${attribute}>${content}</translation>`,
        },
      ];
    }
    return rewritten(text, translation, { content, type });
  }

  /** A file that gets translations says of what language they are. */
  #writeLanguage(): void {
    const { targetLanguage } = this.#options;
    if (this.#languageWritten || this.#root === undefined || targetLanguage === undefined) return;
    this.#languageWritten = true;
    const { start, end, text, attribute } = this.#root;
    if (attribute('language') && !this.#isOtherLanguage()) return;
    const written = targetLanguage.replaceAll('-', '_');
    const splice = setAttribute(text, { start: 0, end: text.length }, 'language', written);
    if (splice !== undefined) this.#splicer.replace(start, end, spliceText(text, [splice]));
  }
}

function nameOf(piece: ElementPiece): string {
  const scanner = piece.scan();
  scanner.next();
  return readTextInside(scanner).trim();
}

function plainOf({ pieces }: XmlContent): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
}

/** An element that closes itself is written anew with its attributes. */
function rewritten(
  text: string,
  translation: XmlContent,
  { content, type }: { readonly content: string; readonly type: string | undefined },
): readonly Splice[] {
  const { start, end } = translation.tag;
  if (end < translation.end) {
    const attribute = setAttribute(text, translation.tag, 'type', type);
    const replaced = setContent(text, translation, content);
    return attribute === undefined ? [replaced] : [attribute, replaced];
  }
  const attribute = type === undefined ? '' : ` type="${type}"`;
  return [{ start, end, text: `<translation${attribute}>${content}</translation>` }];
}

/** The forms as the file lays them out, each on its line below the translation. */
function formsContent(
  text: string,
  source: XmlContent,
  translation: XmlContent | undefined,
  contents: readonly string[],
): string {
  const before = spaceBefore(text, (translation ?? source).start);
  const first = translation?.segments[0];
  const space = first === undefined ? `${before}    ` : spaceBefore(text, first.start);
  const forms = contents.map((content) => `${space}<numerusform>${content}</numerusform>`);
  const after = first === undefined ? before : spaceBefore(text, translation?.content.end ?? 0);
  return `${forms.join('')}${after}`;
}
