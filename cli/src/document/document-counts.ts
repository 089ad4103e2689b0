import { countBySpecification, type WordCounter } from '@transloom/core/analysis/count-lines';
import { countDetails, type DetailedCount, sumCounts } from '@transloom/core/text/count-words';
import type { DocumentSegment } from './split-document.ts';

/** What a document amounts to, added up while it is read. */
export class DocumentCounts {
  readonly #counter: WordCounter;
  #segments = 0;
  #details: DetailedCount = sumCounts([]);

  constructor(counter: WordCounter = countBySpecification) {
    this.#counter = counter;
  }

  add(segments: readonly DocumentSegment[]): void {
    this.#segments += segments.length;
    this.#details = sumCounts([this.#details, ...segments.map(({ source }) => this.#count(source.text))]);
  }

  #count(text: string): DetailedCount {
    return { ...countDetails(text), words: this.#counter(text).words };
  }

  get total() {
    const { words, charactersWithSpaces } = this.#details;
    return { segments: this.#segments, words, characters: charactersWithSpaces };
  }

  get details(): DetailedCount {
    return this.#details;
  }
}
