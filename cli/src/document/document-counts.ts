import { countDetails, type DetailedCount, sumCounts } from '@transloom/core/text/count-words';
import type { DocumentSegment } from './split-document.ts';

/** What a document amounts to, added up while it is read. */
export class DocumentCounts {
  #segments = 0;
  #details: DetailedCount = sumCounts([]);

  add(segments: readonly DocumentSegment[]): void {
    this.#segments += segments.length;
    this.#details = sumCounts([this.#details, ...segments.map(({ source }) => countDetails(source.text))]);
  }

  get total() {
    const { words, charactersWithSpaces } = this.#details;
    return { segments: this.#segments, words, characters: charactersWithSpaces };
  }

  get details(): DetailedCount {
    return this.#details;
  }
}
