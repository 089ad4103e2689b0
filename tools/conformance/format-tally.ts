import { relative } from 'node:path';
import type { CorpusFile } from './corpus.ts';
import type { DocumentOutcome } from './outcome.ts';
import { secondsSince } from './proof.ts';
import { isRightRefusal } from './reviewed/is-right-refusal.ts';

/** Counts the outcomes of the files of one format. */
export class FormatTally {
  readonly #formatId: string;
  readonly #corpusDir: string;
  readonly #started = performance.now();
  readonly #counts = { passed: 0, refused: 0, skipped: 0, failed: 0 };
  #skipReason = '';

  constructor(formatId: string, corpusDir: string) {
    this.#formatId = formatId;
    this.#corpusDir = corpusDir;
  }

  /** Counts a file; gives the failure where it is one. */
  add({ path, hostile }: CorpusFile, outcome: DocumentOutcome): readonly string[] {
    const wrong = outcome.kind === 'refused' && !hostile && !isRightRefusal(path, outcome);
    const kind = wrong ? 'failed' : outcome.kind;
    this.#counts[kind] += 1;
    if (outcome.kind === 'skipped') this.#skipReason = outcome.reason;
    if (kind !== 'failed' || outcome.kind === 'passed') return [];
    return [`${relative(this.#corpusDir, path)}: ${wrong ? 'refused: ' : ''}${outcome.reason}`];
  }

  line(): string {
    const { passed, refused, skipped, failed } = this.#counts;
    const files = passed + refused + skipped + failed;
    const left = skipped === 0 ? '' : `, ${skipped} skipped (${this.#skipReason})`;
    const figures = `${files} files, ${passed} passed, ${refused} refused as expected, ${failed} failed${left}`;
    return `${this.#formatId.padEnd(10)} ${figures}, ${secondsSince(this.#started)}`;
  }
}
