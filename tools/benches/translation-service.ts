import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { plainInline } from '@transloom/core/inline/inline-text';
import type { Engine } from '@transloom/server/providers/machine-translation/engine-vendor';
import { translateSegments } from '@transloom/server/providers/machine-translation/translate-segments/translate-segments';
import { openaiCompatible } from '@transloom/server/providers/machine-translation/vendors/openai-compatible/openai-compatible';
import { createSafeFetch, safeFetchLimits } from '@transloom/server/providers/safe-fetch/safe-fetch';
import type { Bench } from './bench.ts';

const latencyMs = 300;
const connections = 8;
const segmentsPerRun = 2_000;
/** The first minute fills what is kept on purpose: compiled code, connections. */
const warmUpShare = 0.1;
const minutes = Number(process.env['TRANSLATION_MINUTES'] ?? 1);

/** Segments through an engine that takes its time, over real connections. */
export const translationService: Bench = {
  name: 'translationService',
  meanings: {
    segmentsPerSecond: {
      meaning: 'Segments a second through an engine that answers after 300 ms, over at most 8 connections',
      bound: '>= 200',
    },
    mostConnections: { meaning: 'Most connections to the engine at once', bound: '<= 8' },
    heapGrowthMb: {
      meaning:
        'Growth of heap and buffers after the first tenth of the run (`TRANSLATION_MINUTES` long, else a minute)',
      bound: '< 5',
    },
    minutes: { meaning: 'Length of the run in minutes' },
  },
  async measure() {
    const server = await startSlowEngine();
    const engine = connect(server.baseUrl);
    const started = performance.now();
    const elapsedMs = () => performance.now() - started;
    let translated = 0;
    let heapAtStart: number | undefined;
    while (elapsedMs() < minutes * 60_000) {
      translated += await translateOnce(engine, translated);
      if (elapsedMs() > warmUpShare * minutes * 60_000) heapAtStart ??= heapMb();
    }
    const seconds = elapsedMs() / 1000;
    const heapAtEnd = heapMb();
    server.stop();
    return {
      segmentsPerSecond: Math.round(translated / seconds),
      mostConnections: server.mostConnections(),
      heapGrowthMb: Math.round((heapAtEnd - (heapAtStart ?? heapAtEnd)) * 10) / 10,
      minutes: Math.round(seconds / 6) / 10,
    };
  },
};

function connect(baseUrl: string): Engine {
  const surroundings = { fetch: createSafeFetch(['127.0.0.1'], { ...safeFetchLimits, connections }) };
  const engine = openaiCompatible.connect({ baseUrl, model: 'slow' }, surroundings);
  return { ...engine, limits: { ...engine.limits, concurrency: connections } };
}

async function translateOnce(engine: Engine, from: number): Promise<number> {
  const segments = Array.from({ length: segmentsPerRun }, (_, i) => ({
    source: plainInline(`Sentence number ${from + i} of a long document about nothing in particular.`),
    codes: {},
  }));
  const results = await translateSegments(engine, { sourceLanguage: 'en', targetLanguage: 'es', segments });
  const failed = results.find((result) => result.status === 'failed');
  if (failed?.status === 'failed') throw new Error(`the engine failed: ${failed.failure.detail}`);
  return results.length;
}

/** Megabytes that are still needed, those of buffers outside the heap too. */
function heapMb(): number {
  setFlagsFromString('--expose_gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

/** A language model that writes in capitals after its time; it keeps nothing. */
async function startSlowEngine() {
  const open = new Set<Socket>();
  let most = 0;
  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(body);
    });
  });
  server.on('connection', (socket) => {
    most = Math.max(most, open.add(socket).size);
    socket.once('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    mostConnections: () => most,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(request: Parameters<typeof text>[0]): Promise<string> {
  const { messages } = JSON.parse(await text(request));
  const { segments } = JSON.parse(messages.at(-1).content);
  await setTimeout(latencyMs);
  const written = segments.map((one: { id: number; text: string }) => ({
    ...one,
    text: one.text.toUpperCase(),
  }));
  const content = JSON.stringify({ segments: written });
  return JSON.stringify({ model: 'slow', choices: [{ finish_reason: 'stop', message: { content } }] });
}
