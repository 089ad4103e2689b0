import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import type { DocumentFormat } from '@transloom/core/document/document-format';
import { documentFormats } from '@transloom/core/document/format-registry';
import type { Office } from '@transloom/server/providers/office/office';
import { pagedExtension } from '@transloom/server/providers/office/paged-format';
import { listCorpus } from '../corpus.ts';
import { type DocumentChecker, openDocumentChecker } from '../document-checker.ts';
import { outcomeOf } from '../outcome.ts';
import { type Proof, secondsSince } from '../proof.ts';
import { isRightRefusal } from '../reviewed/is-right-refusal.ts';

const timeoutMs = 60_000;
/** A book of 800 pages takes a busy machine a minute. */
const officeTimeoutMs = 180_000;

/** Every honest document, pseudo-translated, is read again as it was written, and LibreOffice opens it. */
export const pseudoProof: Proof = {
  name: 'pseudo',
  async *run({ corpusDir, converter, print }) {
    const started = performance.now();
    const folder = mkdtempSync(join(tmpdir(), 'transloom-pseudo-'));
    const station = { office: converter.office, checker: openDocumentChecker(), folder };
    const files = documentFormats.flatMap((format) => honestFiles(corpusDir, format));
    let failed = 0;
    let opened = 0;
    for (const { format, path } of files) {
      const result = await checkFile(station, format, path);
      if (result.opened) opened += 1;
      if (result.fault === undefined) continue;
      failed += 1;
      yield `${relative(corpusDir, path)}: ${result.fault}`;
    }
    await station.checker.close();
    rmSync(folder, { recursive: true });
    const office = converter.office.installed
      ? `${opened} opened by LibreOffice`
      : 'LibreOffice is not installed';
    print(
      `pseudo     ${files.length} files, ${files.length - failed} read again as written, ${office}, ` +
        `${failed} failed, ${secondsSince(started)}`,
    );
  },
};

function honestFiles(corpusDir: string, format: DocumentFormat) {
  const files = listCorpus(corpusDir, format.extensions).filter(({ hostile }) => !hostile);
  return files.map(({ path }) => ({ format, path }));
}

interface Station {
  readonly office: Office;
  readonly checker: DocumentChecker;
  readonly folder: string;
}

interface PseudoResult {
  readonly fault?: string;
  readonly opened?: boolean;
}

async function checkFile(
  { office, checker, folder }: Station,
  format: DocumentFormat,
  path: string,
): Promise<PseudoResult> {
  const pseudoPath = join(folder, `pseudo${extname(path)}`);
  const outcome = await checker.check({ formatId: format.id, path, pseudoPath }, timeoutMs);
  if (outcome.kind === 'refused' && isRightRefusal(path, outcome)) return {};
  if (outcome.kind !== 'passed') return { fault: outcome.reason };
  const from = format.id === 'html' ? 'html' : pagedExtension(format.id);
  if (from === undefined || !office.installed) return {};
  const fault = await findOpeningFault(office, readFileSync(pseudoPath), from);
  if (fault === undefined) return { opened: true };
  const before = await findOpeningFault(office, readFileSync(path), from);
  return before === undefined ? { fault: `LibreOffice does not open it: ${fault}` } : {};
}

/** Nothing where LibreOffice opens the file and shows its first page. */
async function findOpeningFault(office: Office, file: Uint8Array, from: string): Promise<string | undefined> {
  const opened = await office
    .convert({ file, from, to: 'pdf', pageLimit: 1, timeoutMs: officeTimeoutMs })
    .catch(outcomeOf);
  return 'kind' in opened && opened.kind !== 'passed' ? opened.reason : undefined;
}
