import { existsSync } from 'node:fs';
import { answersProof } from './conformance/answers/answers-proof.ts';
import { judgingProof } from './conformance/answers/judging-proof.ts';
import { casesProof } from './conformance/cases/cases-proof.ts';
import { convertedProof } from './conformance/converted/converted-proof.ts';
import { corpusDir, missingCorpusPart } from './conformance/corpus-dir.ts';
import { enginesProof } from './conformance/engines/engines-proof.ts';
import { openConverter } from './conformance/file-converter.ts';
import { formatsProof } from './conformance/formats-proof.ts';
import { hostileProof } from './conformance/hostile/hostile-proof.ts';
import { alignmentProof } from './conformance/language-tools/alignment-proof.ts';
import { extractionProof } from './conformance/language-tools/extraction-proof.ts';
import { memoriesProof } from './conformance/memories/memories-proof.ts';
import { mutationsProof } from './conformance/mutations/mutations-proof.ts';
import { oracleProof } from './conformance/oracle/oracle-proof.ts';
import type { Proof } from './conformance/proof.ts';
import { pseudoProof } from './conformance/pseudo/pseudo-proof.ts';
import { qaProof } from './conformance/quality/qa-proof.ts';
import { scoringProof } from './conformance/scoring/scoring-proof.ts';
import { termsProof } from './conformance/terms/terms-proof.ts';

const proofs: readonly Proof[] = [
  formatsProof,
  convertedProof,
  mutationsProof,
  pseudoProof,
  oracleProof,
  hostileProof,
  memoriesProof,
  termsProof,
  scoringProof,
  enginesProof,
  answersProof,
  casesProof,
  judgingProof,
  qaProof,
  alignmentProof,
  extractionProof,
];

/** Names after `npm run conformance --` choose proofs; `--seed N` repeats the random part of a run. */
const words = process.argv.slice(2);
const seedAt = words.indexOf('--seed');
const seed = seedAt < 0 ? Date.now() % 2 ** 31 : Number(words[seedAt + 1]);
const chosen = words.filter((_, index) => seedAt < 0 || (index !== seedAt && index !== seedAt + 1));
const run = proofs.filter(({ name }) => chosen.length === 0 || chosen.includes(name));

if (!existsSync(corpusDir)) {
  console.error(`No corpus at ${corpusDir}; CORPUS_DIR names another folder.`);
  process.exit(1);
}
if (run.length === 0 || Number.isNaN(seed)) {
  console.error(`Usage: npm run conformance -- [${proofs.map(({ name }) => name).join('|')} …] [--seed N]`);
  process.exit(1);
}

const converter = openConverter();
let failed = 0;
for (const proof of run) {
  try {
    for await (const failure of proof.run({ corpusDir, converter, seed, print: console.log })) {
      failed += 1;
      console.error(failure);
    }
  } catch (error) {
    const part = missingCorpusPart(error);
    if (part === undefined) throw error;
    console.log(`${proof.name.padEnd(10)} skipped: the corpus has no ${part || 'folder'}`);
  }
}
await converter.close();
console.log(`${run.map(({ name }) => name).join(', ')}: ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
