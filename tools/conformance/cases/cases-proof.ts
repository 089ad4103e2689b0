import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from '../proof.ts';
import { runCase } from './case-run.ts';
import { type CaseTable, findCheck } from './case-table.ts';
import { documentCases } from './document-cases.ts';
import { interopCases } from './interop-cases.ts';
import { languageCases } from './language-cases.ts';

const tables: Readonly<Record<string, CaseTable>> = {
  documents: documentCases,
  interop: interopCases,
  language: languageCases,
};

/**
 * Situations people met elsewhere, a line each: every one gives its right value. The folders `cases/…` of the corpus
 * list them in `CASES.tsv`, and the tables here say what is right.
 */
export const casesProof: Proof = {
  name: 'cases',
  async *run({ corpusDir, print }) {
    for (const one of Object.keys(tables).flatMap((name) => listCases(corpusDir, name))) {
      const check = findCheck(tables[one.table] ?? {}, one.file, one.number);
      const fault = check === undefined ? 'no check' : await runCase(one.folder, one.file, check);
      if (fault === undefined) print(`right  ${one.label}`);
      else yield `wrong  ${one.label}: ${fault}`;
    }
  },
};

interface ListedCase {
  readonly table: string;
  readonly folder: string;
  readonly file: string;
  /** Among the cases of this file, from 0. */
  readonly number: number;
  readonly label: string;
}

function listCases(corpusDir: string, table: string): readonly ListedCase[] {
  const folder = join(corpusDir, 'cases', table);
  const path = join(folder, 'CASES.tsv');
  if (!existsSync(path)) return [];
  const [, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const files = rows.map((row) => row.split('\t')[0] ?? '');
  return files.map((file, i) => {
    const number = files.slice(0, i).filter((other) => other === file).length;
    return {
      table,
      folder,
      file,
      number,
      label: `${table}/${file}${number === 0 ? '' : ` (${number + 1})`}`,
    };
  });
}
