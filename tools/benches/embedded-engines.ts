import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainInline } from '@transloom/core/inline/inline-text';
import type { Engine, EngineVendor } from '@transloom/server/providers/machine-translation/engine-vendor';
import { apertium } from '@transloom/server/providers/machine-translation/vendors/apertium/apertium';
import { bergamot } from '@transloom/server/providers/machine-translation/vendors/bergamot/bergamot';
import { openCc } from '@transloom/server/providers/machine-translation/vendors/opencc/opencc';
import { productionShape } from '@transloom/server/testing/tiny-models/marian-parameters';
import { writeBergamotModel } from '@transloom/server/testing/tiny-models/write-bergamot-model';
import { corpusDir } from '../conformance/corpus-dir.ts';
import type { Bench, Figures } from './bench.ts';

const { signal } = new AbortController();
/** Unit of processor time in Linux: a hundredth of a second. */
const tickMs = 10;

/**
 * Engines that run on this machine: how long until the first sentence is there, and how fast they are then. Apertium
 * translates the sentences of the corpus; Bergamot a model of the size of production whose weights were drawn by lot,
 * which never ends a sentence before it may: twice the words that a trained model writes.
 */
export const embeddedEngines: Bench = {
  name: 'embeddedEngines',
  meanings: {
    apertiumStartMs: {
      meaning: 'Apertium, English to Spanish: time to the first sentence, cold start',
    },
    apertiumWordsPerSecond: { meaning: 'Apertium: words of the source in a second' },
    apertiumWordsPerProcessorSecond: {
      meaning: 'Apertium: words of the source in a second of processor time',
    },
    bergamotStartMs: {
      meaning: 'Bergamot, a model of 35 MB: time to the first sentence, cold start',
    },
    bergamotWordsPerSecond: { meaning: 'Bergamot: words of the source in a second, in one process' },
    bergamotWordsPerProcessorSecond: {
      meaning: 'Bergamot: words of the source in a second of processor time',
    },
    bergamotMemoryMb: { meaning: 'Bergamot: memory of its process with that model' },
    openccStartMs: { meaning: 'OpenCC, to Taiwan: time to the first sentence, cold start' },
    openccCharactersPerSecond: { meaning: 'OpenCC: characters in a second' },
  },
  async measure() {
    return { ...(await measureApertium()), ...(await measureBergamot()), ...(await measureOpenCc()) };
  },
};

async function measureApertium(): Promise<Figures> {
  const engine = connect(apertium);
  const lines = corpusLines('en-es/flores-dev.en');
  const installed = (await engine.availability(signal)).status === 'ready';
  await apertium.stop?.();
  if (!installed || lines === undefined) return {};
  const { startMs, rate, processorRate } = await measure(engine, lines, ['en', 'es']);
  await apertium.stop?.();
  return {
    apertiumStartMs: startMs,
    apertiumWordsPerSecond: rate,
    apertiumWordsPerProcessorSecond: processorRate,
  };
}

async function measureBergamot(): Promise<Figures> {
  const modelFolder = mkdtempSync(join(tmpdir(), 'bench-models-'));
  try {
    await writeBergamotModel({
      folder: join(modelFolder, 'bergamot'),
      direction: 'en-es',
      shape: productionShape,
    });
    const lines = Array.from({ length: 40 }, (_, line) =>
      Array.from({ length: 24 }, (_, word) => `w${1_000 + line * 24 + word}`).join(' '),
    );
    const { startMs, rate, processorRate } = await measure(connect(bergamot, modelFolder), lines, [
      'en',
      'es',
    ]);
    const memory = Math.max(...descendants().map(residentMb));
    return {
      bergamotStartMs: startMs,
      bergamotWordsPerSecond: rate,
      bergamotWordsPerProcessorSecond: processorRate,
      bergamotMemoryMb: Math.round(memory),
    };
  } finally {
    await bergamot.stop?.();
    rmSync(modelFolder, { recursive: true });
  }
}

async function measureOpenCc(): Promise<Figures> {
  const lines = corpusLines('en-zh/flores-dev.zh');
  if (lines === undefined) return {};
  const engine = connect(openCc);
  const startMs = await timed(() => translate(engine, lines.slice(0, 1), ['zh-CN', 'zh-TW']));
  const ms = await timed(() => translate(engine, lines, ['zh-CN', 'zh-TW']));
  return {
    openccStartMs: Math.round(startMs),
    openccCharactersPerSecond: perSecond(lines.join('').length, ms),
  };
}

type Direction = readonly [source: string, target: string];

async function measure(engine: Engine, lines: readonly string[], direction: Direction) {
  const startMs = await timed(() => translate(engine, lines.slice(0, 1), direction));
  const before = processorMs();
  const ms = await timed(() => translate(engine, lines, direction));
  const words = lines.join(' ').split(' ').length;
  return {
    startMs: Math.round(startMs),
    rate: perSecond(words, ms),
    processorRate: perSecond(words, processorMs() - before),
  };
}

/** In requests as large as the engine takes. */
async function translate(
  engine: Engine,
  lines: readonly string[],
  [sourceLanguage, targetLanguage]: Direction,
) {
  const { segmentsPerRequest } = engine.limits;
  for (let from = 0; from < lines.length; from += segmentsPerRequest) {
    const segments = lines
      .slice(from, from + segmentsPerRequest)
      .map((line) => ({ source: plainInline(line), codes: {} }));
    await engine.translate({ sourceLanguage, targetLanguage, segments, signal });
  }
}

function connect(vendor: EngineVendor, modelFolder?: string): Engine {
  const fetch = () => Promise.reject(new Error('no network'));
  return vendor.connect({}, { fetch, ...(modelFolder !== undefined && { modelFolder }) });
}

function corpusLines(path: string): readonly string[] | undefined {
  const whole = join(corpusDir, 'mt/mt', path);
  return existsSync(whole) ? readFileSync(whole, 'utf8').trimEnd().split('\n') : undefined;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function perSecond(count: number, milliseconds: number): number {
  return Math.round((count / milliseconds) * 1_000);
}

/** Returns the processor time of this process and all its descendants. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + descendants().reduce((sum, { ticks }) => sum + ticks * tickMs, 0);
}

interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

function descendants(): readonly RunningProcess[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const found = new Set([process.pid]);
  const below: RunningProcess[] = [];
  for (const one of all.toSorted((a, b) => a.pid - b.pid)) {
    if (!found.has(one.parent)) continue;
    found.add(one.pid);
    below.push(one);
  }
  return below;
}

/** Nothing for one that has just ended. */
function readProcess(pid: string): readonly RunningProcess[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return [];
  }
}

function residentMb({ pid }: RunningProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
