import type { TmxHeader, TmxUnit } from '../tmx/tmx-unit.ts';
import type { TableLayout } from './table-layout.ts';

/** Some units of a file, in the order of the file. */
export interface UnitBatch {
  readonly units: readonly TmxUnit[];
  /** Bytes of the file that were read so far. */
  readonly bytes: number;
  /** Header of the file, as soon as it is known. */
  readonly header?: TmxHeader;
  /** Whether all units of the file have the same languages, as in a table. */
  readonly uniform?: boolean;
}

/** Languages for a table without headings, or for a file of one pair. */
export interface ExchangeLanguages {
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
}

/** Settings for reading a file. */
export interface UnitReading extends ExchangeLanguages {
  /** Layout of a table, where its own headings do not give it. */
  readonly layout?: TableLayout | undefined;
}

export interface UnitWriting extends ExchangeLanguages {
  readonly programVersion: string;
  readonly header?: TmxHeader;
}

/** A kind of file memories are exchanged in. Memory stays bounded whatever the size of the file. */
export interface ExchangeFormat {
  readonly id: string;
  /** Shown to people; the same in every language. */
  readonly name: string;
  readonly extensions: readonly string[];
  /** @throws {DocumentFormatError} empty, unsupported, broken, wrong-encoding, limit, too-long, too-large, encrypted */
  read(content: AsyncIterable<Uint8Array>, reading: UnitReading): AsyncIterable<UnitBatch>;
  /** Absent where we do not write it. Nothing but its frame, where there are no units, is a template. */
  readonly write?: (units: AsyncIterable<TmxUnit>, writing: UnitWriting) => AsyncIterable<Uint8Array>;
}
