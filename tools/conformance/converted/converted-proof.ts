import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConvertedFormat } from '@transloom/core/document/converted-format';
import { fileFormats } from '@transloom/core/document/format-registry';
import { type CorpusFile, listCorpus } from '../corpus.ts';
import { type DocumentChecker, openDocumentChecker } from '../document-checker.ts';
import { convertFile, type FileConverter } from '../file-converter.ts';
import { FormatTally } from '../format-tally.ts';
import { type DocumentOutcome, outcomeOf } from '../outcome.ts';
import type { Proof } from '../proof.ts';
import { findPageDifference } from './find-page-difference.ts';

const timeoutMs = 60_000;

/** Files that are converted before they are read keep the promises of what they become; pages come back as files. */
export const convertedProof: Proof = {
  name: 'converted',
  async *run({ corpusDir, converter, print }) {
    const folder = mkdtempSync(join(tmpdir(), 'transloom-converted-'));
    const station = { converter, checker: openDocumentChecker(), folder };
    for (const format of fileFormats) {
      if (!('becomes' in format)) continue;
      const tally = new FormatTally(format.id, corpusDir);
      for (const file of listCorpus(corpusDir, format.extensions))
        yield* tally.add(file, await check(station, format, file).catch(outcomeOf));
      print(tally.line());
    }
    await station.checker.close();
    rmSync(folder, { recursive: true });
  },
};

interface Station {
  readonly converter: FileConverter;
  readonly checker: DocumentChecker;
  readonly folder: string;
}

/** @throws what the conversion throws */
async function check(
  { converter, checker, folder }: Station,
  format: ConvertedFormat,
  { path, hostile }: CorpusFile,
): Promise<DocumentOutcome> {
  const original = readFileSync(path);
  format.recognize(original);
  const source = await convertFile(converter, format, original, timeoutMs);
  const converted = join(folder, `converted.${format.becomes}`);
  writeFileSync(converted, source);
  const outcome = await checker.check({ formatId: format.becomes, path: converted }, timeoutMs);
  if (outcome.kind !== 'passed' || hostile || outcome.units === 0) return outcome;
  const reason = await findPageDifference(converter.pages, format, { original, source });
  return reason === undefined ? outcome : { kind: 'failed', reason };
}
