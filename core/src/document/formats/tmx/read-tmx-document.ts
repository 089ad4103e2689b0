import type { Splice } from '../../../text/splice-text.ts';
import { walkXml, type XmlPiece } from '../../../xml/walk-xml.ts';
import { encodeXmlAttribute } from '../../../xml/xml-text.ts';
import { lineEndOf, readBilingualText } from '../../bilingual/bilingual-text.ts';
import { BilingualWalk } from '../../bilingual/bilingual-walk.ts';
import type { ByteSplicer } from '../../bilingual/byte-splicer.ts';
import { setContent, spaceBefore } from '../../bilingual/set-content.ts';
import type { DocumentWarning, FormatOptions, UnitVisitor } from '../../document-format.ts';
import { VariantChooser } from './choose-variants.ts';
import { tmxName, tmxNamespaces } from './tmx-names.ts';
import { readTmxUnit, type UnitPlace, type VariantPlace } from './tmx-unit.ts';

const whole = new Set(['tu', 'tmx:tu']);

type StartPiece = Extract<XmlPiece, { kind: 'start' }>;
type ElementPiece = Extract<XmlPiece, { kind: 'element' }>;

/** Walks a TMX file whose texts are translated, not remembered. */
export class TmxDocumentReader {
  readonly #walk: BilingualWalk;
  readonly #options: FormatOptions;
  #chooser: VariantChooser;
  #segmentType = '';
  #units = 0;

  constructor(splicer: ByteSplicer, visit: UnitVisitor, options: FormatOptions) {
    this.#walk = new BilingualWalk(visit, splicer);
    this.#options = options;
    this.#chooser = this.#chooserFor(undefined);
  }

  /** @throws {DocumentFormatError} broken, limit */
  read(bytes: Buffer): readonly DocumentWarning[] {
    for (const piece of walkXml(bytes, { namespaces: tmxNamespaces, whole })) {
      if (piece.kind === 'start' && tmxName(piece.name) === 'header') this.#header(piece);
      if (piece.kind === 'element') this.#unit(piece, readTmxUnit(piece.scan()));
    }
    return this.#walk.warnings();
  }

  #header({ attribute }: StartPiece): void {
    const language = attribute('srclang');
    this.#chooser = this.#chooserFor(language === '*all*' ? undefined : language);
    this.#segmentType = attribute('segtype') ?? '';
  }

  #chooserFor(stated: string | undefined): VariantChooser {
    const { sourceLanguage = stated, targetLanguage } = this.#options;
    return new VariantChooser({ source: sourceLanguage, target: targetLanguage });
  }

  #unit(piece: ElementPiece, unit: UnitPlace): void {
    this.#units++;
    const chosen = this.#chooser.choose(unit.variants.map(({ language }) => language));
    const source = unit.variants[chosen.source];
    const target = unit.variants[chosen.target];
    if (source === undefined) return;
    const preserve = unit.attributes.get('xml:space') === 'preserve';
    const text = readBilingualText(source.seg.pieces, target?.seg.pieces, {
      preserve,
      lineEnd: lineEndOf(unit.text),
    });
    const content = this.#walk.visit(this.#factsOf(unit), text)?.content;
    if (content !== undefined)
      this.#walk.replace(piece, this.#splices(unit.text, { source, target }, content));
  }

  #factsOf({ attributes, notes }: UnitPlace) {
    const key = attributes.get('tuid');
    const type = attributes.get('segtype') ?? this.#segmentType;
    return {
      id: this.#walk.uniqueId(key ?? `#${this.#units}`),
      segmentable: type === 'paragraph' || type === 'block',
      ...(key !== undefined && { key }),
      ...(notes.length > 0 && { notes }),
    };
  }

  #splices(
    text: string,
    { source, target }: { readonly source: VariantPlace; readonly target: VariantPlace | undefined },
    content: string,
  ): readonly Splice[] {
    if (target !== undefined) return [setContent(text, target.seg, content)];
    const { targetLanguage } = this.#options;
    if (targetLanguage !== undefined)
      return [newVariant(text, source, { language: targetLanguage, content })];
    this.#walk.leaveOut();
    return [];
  }
}

/** Behind the source, laid out and named as that is. */
function newVariant(
  text: string,
  { start, end, rawName, languageAttribute, seg }: VariantPlace,
  { language, content }: { readonly language: string; readonly content: string },
): Splice {
  const tag = `<${rawName} ${languageAttribute}="${encodeXmlAttribute(language)}">`;
  const before = spaceBefore(text, seg.start);
  const after = spaceBefore(text, text.lastIndexOf('<', end - 1));
  const inside = `${before}<${seg.rawName}>${content}</${seg.rawName}>${after}`;
  return { start: end, end, text: `${spaceBefore(text, start)}${tag}${inside}</${rawName}>` };
}
