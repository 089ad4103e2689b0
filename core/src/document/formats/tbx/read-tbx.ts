import { walkXml, type XmlPiece } from '../../../xml/walk-xml.ts';
import { readBilingualText } from '../../bilingual/bilingual-text.ts';
import { BilingualWalk } from '../../bilingual/bilingual-walk.ts';
import type { ByteSplicer } from '../../bilingual/byte-splicer.ts';
import type { DocumentWarning, FormatOptions, UnitVisitor } from '../../document-format.ts';
import { VariantChooser } from '../tmx/choose-variants.ts';
import { type ConceptPlace, type LanguagePlace, readConcept, type TermPlace } from './tbx-concept.ts';
import { tbxConceptNames, tbxName, tbxNamespaces } from './tbx-names.ts';
import { termSplices, type WrittenTerm } from './write-terms.ts';

const whole = new Set(tbxConceptNames);

type ElementPiece = Extract<XmlPiece, { kind: 'element' }>;

/** Walks a TBX file: each term of the source is a unit, with the term that stands at its place in the target. */
export class TbxReader {
  readonly #walk: BilingualWalk;
  readonly #options: FormatOptions;
  #chooser: VariantChooser;
  #concepts = 0;

  constructor(splicer: ByteSplicer, visit: UnitVisitor, options: FormatOptions) {
    this.#walk = new BilingualWalk(visit, splicer);
    this.#options = options;
    this.#chooser = this.#chooserFor(undefined);
  }

  /** @throws {DocumentFormatError} broken, limit */
  read(bytes: Buffer): readonly DocumentWarning[] {
    for (const piece of walkXml(bytes, { namespaces: tbxNamespaces, whole })) {
      if (piece.kind === 'start' && tbxName(piece.name) === 'tbx')
        this.#chooser = this.#chooserFor(piece.attribute('xml:lang'));
      if (piece.kind === 'element') this.#concept(piece, readConcept(piece.scan()));
    }
    return this.#walk.warnings();
  }

  #chooserFor(stated: string | undefined): VariantChooser {
    const { sourceLanguage = stated, targetLanguage } = this.#options;
    return new VariantChooser({ source: sourceLanguage, target: targetLanguage });
  }

  #concept(piece: ElementPiece, concept: ConceptPlace): void {
    this.#concepts++;
    const chosen = this.#chooser.choose(concept.languages.map(({ language }) => language));
    const source = concept.languages[chosen.source];
    const target = concept.languages[chosen.target];
    if (source === undefined) return;
    const id = this.#walk.uniqueId(concept.id ?? `#${this.#concepts}`);
    const written = source.terms.flatMap((term, i) => {
      const place = { source: term, target: target?.terms[i] };
      const content = this.#visit(concept, `${id}/${i + 1}`, place);
      return content === undefined ? [] : [{ ...place, content }];
    });
    if (written.length > 0) this.#write(piece, concept, { source, target, written });
  }

  #visit(
    { notes, id: key }: ConceptPlace,
    id: string,
    { source, target }: { readonly source: TermPlace; readonly target: TermPlace | undefined },
  ): string | undefined {
    const facts = {
      id,
      segmentable: false,
      ...(key !== undefined && { key }),
      ...(notes.length > 0 && { notes }),
    };
    const text = readBilingualText(source.term.pieces, target?.term.pieces, { preserve: false });
    return this.#walk.visit(facts, text)?.content;
  }

  #write(
    piece: ElementPiece,
    concept: ConceptPlace,
    {
      written,
      ...languages
    }: {
      readonly source: LanguagePlace;
      readonly target: LanguagePlace | undefined;
      readonly written: readonly WrittenTerm[];
    },
  ): void {
    const { targetLanguage } = this.#options;
    const splices = termSplices(concept, written, { ...languages, targetLanguage });
    if (splices === undefined) for (const _ of written) this.#walk.leaveOut();
    else this.#walk.replace(piece, splices);
  }
}
