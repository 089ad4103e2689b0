import { type Splice, spliceText } from '../../../text/splice-text.ts';
import { walkXml, type XmlPiece } from '../../../xml/walk-xml.ts';
import { lineEndOf, readBilingualText } from '../../bilingual/bilingual-text.ts';
import { BilingualWalk } from '../../bilingual/bilingual-walk.ts';
import type { ByteSplicer } from '../../bilingual/byte-splicer.ts';
import { isOtherLanguage } from '../../bilingual/other-language.ts';
import { setAttribute } from '../../bilingual/tag-attribute.ts';
import type { TargetChange, WrittenState } from '../../bilingual/target-change.ts';
import type { DocumentWarning, FormatOptions, TargetState, UnitVisitor } from '../../document-format.ts';
import { newTarget, rewrittenTarget } from './write-target.ts';
import { xliffElements, xliffName, xliffNamespaces } from './xliff-names.ts';
import { withAttributes, type XliffScope, XliffScopes } from './xliff-scopes.ts';
import { readXliff2Unit, type Xliff2Segment, type Xliff2Unit } from './xliff2-unit.ts';

const whole = new Set(xliffElements('unit'));

export const xliff2States: Readonly<Record<string, TargetState>> = {
  initial: 'draft',
  translated: 'translated',
  reviewed: 'reviewed',
  final: 'reviewed',
};

const written: Readonly<Record<WrittenState, string>> = {
  empty: 'initial',
  draft: 'initial',
  translated: 'translated',
  reviewed: 'reviewed',
};

type StartPiece = Extract<XmlPiece, { kind: 'start' }>;
type ElementPiece = Extract<XmlPiece, { kind: 'element' }>;

/** Walks XLIFF 2.0 to 2.2. */
export class Xliff2Reader {
  readonly #walk: BilingualWalk;
  readonly #splicer: ByteSplicer;
  readonly #options: FormatOptions;
  readonly #scopes = new XliffScopes();
  #root: StartPiece | undefined;
  #isOfOtherLanguage = false;
  #fileId = '';
  #languageWritten = false;

  constructor(splicer: ByteSplicer, visit: UnitVisitor, options: FormatOptions) {
    this.#splicer = splicer;
    this.#walk = new BilingualWalk(visit, splicer);
    this.#options = options;
  }

  /** @throws {DocumentFormatError} broken, limit */
  read(bytes: Buffer): readonly DocumentWarning[] {
    for (const piece of walkXml(bytes, { namespaces: xliffNamespaces, whole })) {
      if (piece.kind === 'start') this.#open(piece);
      else if (piece.kind === 'end') this.#scopes.close();
      else this.#unit(piece, readXliff2Unit(piece.scan()));
    }
    return this.#walk.warnings();
  }

  #open(piece: StartPiece): void {
    this.#scopes.open(piece);
    if (this.#root === undefined) this.#start(piece);
    if (xliffName(piece.name) === 'file') this.#fileId = piece.attribute('id') ?? '';
  }

  #start(root: StartPiece): void {
    this.#root = root;
    this.#isOfOtherLanguage = isOtherLanguage(root.attribute('trgLang'), this.#options.targetLanguage);
  }

  #unit(piece: ElementPiece, unit: Xliff2Unit): void {
    const scope = withAttributes(this.#scopes.current, (name) => unit.attributes.get(name));
    const id = this.#walk.uniqueId(`${this.#fileId}/${unit.attributes.get('id') ?? ''}`);
    const splices = unit.segments.flatMap((segment, i) => {
      const name = segment.attributes.get('id') ?? `#${i + 1}`;
      const change = this.#visit(unit, segment, { scope, id: `${id}/${name}` });
      return change === undefined ? [] : this.#splices(unit.text, segment, change);
    });
    if (splices.length > 0) this.#writeLanguage();
    this.#walk.replace(piece, splices);
  }

  #visit(
    unit: Xliff2Unit,
    segment: Xliff2Segment,
    { scope, id }: { readonly scope: XliffScope; readonly id: string },
  ): TargetChange | undefined {
    const text = this.#textOf(unit.text, segment, scope);
    if (!scope.translate) {
      this.#walk.exclude(text.source.text);
      return undefined;
    }
    const { canResegment } = withAttributes(scope, (name) => segment.attributes.get(name));
    const name = unit.attributes.get('name') ?? unit.attributes.get('id');
    const maxLength = Number(/\d+$/.exec(unit.attributes.get('slr:sizeRestriction') ?? '')?.[0] ?? 0);
    const state = xliff2States[segment.attributes.get('state') ?? ''];
    const facts = {
      id: this.#walk.uniqueId(id),
      segmentable: unit.segments.length === 1 && canResegment,
      ...(name !== undefined && { key: unit.segments.length === 1 ? name : id.slice(id.indexOf('/') + 1) }),
      ...(unit.notes.length > 0 && { notes: unit.notes }),
      ...(maxLength > 0 && { maxLength }),
      ...(state && { targetState: state }),
    };
    return this.#walk.visit(facts, text);
  }

  #textOf(unitText: string, { source, target }: Xliff2Segment, scope: XliffScope) {
    const { preserve } = withAttributes(scope, (name) => source.attributes.get(name));
    const pieces = target && !this.#isOfOtherLanguage ? target.pieces : undefined;
    return readBilingualText(source.pieces, pieces, { preserve, lineEnd: lineEndOf(unitText) });
  }

  #splices(text: string, segment: Xliff2Segment, { state, content }: TargetChange): readonly Splice[] {
    const splices = [
      setAttribute(text, segment, 'state', written[state]),
      setAttribute(text, segment, 'subState', undefined),
      ...(content === undefined ? [] : this.#targetSplices(text, segment, content)),
    ];
    return splices.filter((splice) => splice !== undefined);
  }

  #targetSplices(text: string, { source, target }: Xliff2Segment, content: string): readonly Splice[] {
    const language = this.#options.targetLanguage ?? this.#root?.attribute('trgLang');
    return target === undefined
      ? [newTarget(text, source, content, { language })]
      : rewrittenTarget(text, target, content, { language });
  }

  /** A file with targets must say of what language they are. */
  #writeLanguage(): void {
    const { targetLanguage } = this.#options;
    if (this.#languageWritten || this.#root === undefined || targetLanguage === undefined) return;
    this.#languageWritten = true;
    const { start, end, text, attribute } = this.#root;
    if (attribute('trgLang') && !this.#isOfOtherLanguage) return;
    const splice = setAttribute(text, { start: 0, end: text.length }, 'trgLang', targetLanguage);
    if (splice !== undefined) this.#splicer.replace(start, end, spliceText(text, [splice]));
  }
}
