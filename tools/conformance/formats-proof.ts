import { documentFormats } from '@transloom/core/document/format-registry';
import { listCorpus } from './corpus.ts';
import { openDocumentChecker } from './document-checker.ts';
import { FormatTally } from './format-tally.ts';
import type { Proof } from './proof.ts';

/** Hostile files must be refused quickly; a large honest document may take its time. */
const hostileTimeoutMs = 5_000;
const honestTimeoutMs = 60_000;

/** Every format keeps its promises on every file of the corpus, a line for each. */
export const formatsProof: Proof = {
  name: 'formats',
  async *run({ corpusDir, print }) {
    const checker = openDocumentChecker();
    for (const { id, extensions } of documentFormats) {
      const tally = new FormatTally(id, corpusDir);
      for (const file of listCorpus(corpusDir, extensions)) {
        const timeoutMs = file.hostile ? hostileTimeoutMs : honestTimeoutMs;
        yield* tally.add(file, await checker.check({ formatId: id, path: file.path }, timeoutMs));
      }
      print(tally.line());
    }
    await checker.close();
  },
};
