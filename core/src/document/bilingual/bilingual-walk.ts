import { hasWords } from '../../text/has-words.ts';
import { type Splice, spliceText } from '../../text/splice-text.ts';
import type { DocumentWarning, TranslationUnit, UnitVisitor } from '../document-format.ts';
import type { BilingualText } from './bilingual-text.ts';
import type { ByteSplicer } from './byte-splicer.ts';
import { type TargetChange, targetChange } from './target-change.ts';
import { UniqueIds } from './unique-ids.ts';

/** An element of the file, decoded. */
interface ElementPlace {
  /** Offsets in bytes. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a unit is beside its text. */
export type UnitFacts = Omit<TranslationUnit, 'source' | 'target' | 'codes' | 'kind'>;

/** Visits the units of a bilingual file, counts what was left out and writes what was replaced. */
export class BilingualWalk {
  readonly #visit: UnitVisitor;
  readonly #splicer: ByteSplicer;
  readonly #ids = new UniqueIds();
  readonly #counts = { restored: 0, excluded: 0, codesWithText: 0, notWritten: 0 };

  constructor(visit: UnitVisitor, splicer: ByteSplicer) {
    this.#visit = visit;
    this.#splicer = splicer;
  }

  uniqueId(id: string): string {
    return this.#ids.take(id);
  }

  /** Undefined where nothing changes or nothing is to translate. */
  visit(facts: UnitFacts, text: BilingualText): TargetChange | undefined {
    const { source, target, codes } = text;
    this.#counts.codesWithText += text.codesWithText;
    if (!hasWords(source.text)) return undefined;
    const { targetState, ...others } = facts;
    const unit = {
      ...others,
      kind: 'paragraph' as const,
      source,
      codes,
      ...(target && { target }),
      ...(target && targetState && { targetState }),
    };
    const replaced = this.#visit(unit);
    const change = replaced && targetChange(unit, text, replaced);
    if (change?.restored === true) this.#counts.restored++;
    return change;
  }

  /** Text the file itself says is not to be translated. */
  exclude(text: string): void {
    if (hasWords(text)) this.#counts.excluded++;
  }

  /** A target for which the file has no place. */
  leaveOut(): void {
    this.#counts.notWritten++;
  }

  replace({ start, end, text }: ElementPlace, splices: readonly Splice[]): void {
    if (splices.length === 0) return;
    this.#splicer.replace(start, end, spliceText(text, inOrder(splices)));
  }

  warnings(): readonly DocumentWarning[] {
    return [
      { code: 'codes-restored', count: this.#counts.restored },
      { code: 'excluded-text-skipped', count: this.#counts.excluded },
      { code: 'text-in-codes-skipped', count: this.#counts.codesWithText },
      { code: 'text-not-written', count: this.#counts.notWritten },
    ];
  }
}

function inOrder(splices: readonly Splice[]): readonly Splice[] {
  return splices.toSorted((a, b) => a.start - b.start);
}
