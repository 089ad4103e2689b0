import { dirname, join } from 'node:path';
import { alignment } from './benches/alignment.ts';
import { analysis } from './benches/analysis.ts';
import { backupUnderLoad } from './benches/backup-under-load.ts';
import type { Bench, Figures } from './benches/bench.ts';
import { coldStart } from './benches/cold-start.ts';
import { customEngines } from './benches/custom-engines.ts';
import { documentMemory } from './benches/document-memory.ts';
import { docxRate } from './benches/docx-rate.ts';
import { editor } from './benches/editor.ts';
import { embeddedEngines } from './benches/embedded-engines.ts';
import { faultCampaign } from './benches/fault-campaign.ts';
import { initialJavascript } from './benches/initial-javascript.ts';
import { ledger } from './benches/ledger.ts';
import { matchRanking } from './benches/match-ranking.ts';
import { memoryAfterImport } from './benches/memory-after-import.ts';
import { memoryBatches } from './benches/memory-batches.ts';
import { memoryConcordance } from './benches/memory-concordance.ts';
import { memoryImport } from './benches/memory-import.ts';
import { memoryLookup, memoryLookupOfMillions } from './benches/memory-lookup.ts';
import { memoryMatching } from './benches/memory-matching.ts';
import { memoryPeers } from './benches/memory-peers.ts';
import { officeFiles } from './benches/office-files.ts';
import { pretranslation } from './benches/pretranslation.ts';
import { qualityChecks } from './benches/quality-checks.ts';
import { routeJavascript } from './benches/route-javascript.ts';
import { segmentSave } from './benches/segment-save.ts';
import { signInTiming } from './benches/sign-in-timing.ts';
import { taskPlan } from './benches/task-plan.ts';
import { termImport } from './benches/term-import.ts';
import { termRecognition } from './benches/term-recognition.ts';
import { translationService } from './benches/translation-service.ts';
import { uploadMemory } from './benches/upload-memory.ts';
import { describeMachine, writeFigures } from './benches/write-figures.ts';
import { corpusDir, missingCorpusPart } from './conformance/corpus-dir.ts';
import { buildWebIfStale } from './web-build/build-web.ts';

const root = dirname(import.meta.dirname);
const benches: readonly Bench[] = [
  docxRate,
  officeFiles,
  memoryMatching,
  memoryBatches,
  memoryLookup,
  memoryLookupOfMillions,
  memoryPeers,
  memoryConcordance,
  matchRanking,
  alignment,
  qualityChecks,
  termRecognition,
  termImport,
  documentMemory,
  initialJavascript,
  routeJavascript,
  coldStart,
  uploadMemory,
  memoryImport,
  memoryAfterImport,
  pretranslation,
  analysis,
  translationService,
  segmentSave,
  editor,
  taskPlan,
  embeddedEngines,
  customEngines,
  signInTiming,
  ledger,
  backupUnderLoad,
  faultCampaign,
];

/**
 * Names after `npm run bench --` choose benches; `--write` keeps the figures in docs/figures.md. Figures go to
 * standard output as JSON, everything else beside it.
 */
const words = process.argv.slice(2);
const chosen = words.filter((word) => word !== '--write');
const figures: Record<string, Figures> = {};
if (buildWebIfStale(root, { onBuild: () => console.error('Building the web application …') }) === 'failed') {
  process.exit(1);
}
const isWanted = ({ name, isLong = false }: Bench) => (chosen.length === 0 ? !isLong : chosen.includes(name));
for (const bench of benches.filter(isWanted)) {
  console.error(`${bench.name} …`);
  const measured = await bench.measure(root).catch(noCorpus);
  if (Object.keys(measured).length > 0) figures[bench.name] = measured;
  else console.error(`${bench.name}: nothing to measure in ${corpusDir}; CORPUS_DIR names another corpus.`);
}
console.log(JSON.stringify({ machine: describeMachine(), figures }, null, 2));
if (words.includes('--write')) writeFigures(join(root, 'docs/figures.md'), { benches, figures });

/** A bench whose part of the corpus is missing has no figures. */
function noCorpus(error: unknown): Figures {
  if (missingCorpusPart(error) === undefined) throw error;
  return {};
}
