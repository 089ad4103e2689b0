import type { EngineVariant } from '@transloom/contracts/custom-engine-fields';
import type { ComparedSegment, VersionScores } from '@transloom/contracts/custom-engine-versions';

import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context, JobContext } from '../../../platform/context.ts';
import { announceCustomEngine } from '../announce-custom-engine.ts';
import { storedPairs } from '../corpus/stored-pairs.ts';
import { updateCustomEngine } from '../custom-engines.store.ts';
import { requireCustomEngine } from '../require-custom-engine.ts';
import { updateVersion, type VersionKey } from './engine-versions.store.ts';

/** Of language models each segment costs time and money. */
const mostTested: Readonly<Record<string, number>> = { quick: 1_000, deep: 500 };
const mostOfLanguageModels = 200;

/** What is kept from training, evenly over all of it: words without codes, for they are what is measured. */
export async function heldOutPairs(job: JobContext, { customEngineId }: VersionKey) {
  const engine = await job.transact((context) => requireCustomEngine(context, customEngineId));
  const pairs: TextPair[] = [];
  for await (const { part, source, target } of storedPairs(job, customEngineId, 'used')) {
    if (part === 'test') pairs.push({ source: fromMarkup(source).text, target: fromMarkup(target).text });
  }
  const most = mostTested[engine.kind] ?? mostOfLanguageModels;
  const step = Math.max(1, pairs.length / most);
  const chosen = Array.from({ length: Math.min(most, pairs.length) }, (_, i) => pairs[Math.floor(i * step)]);
  return {
    sourceLanguage: engine.sourceLanguage,
    targetLanguage: engine.targetLanguage,
    pairs: chosen.flatMap((pair) => pair ?? []),
  };
}

interface Measurement {
  readonly scores: VersionScores;
  /** The one that translates. */
  readonly variant: EngineVariant;
  readonly samples: readonly ComparedSegment[];
}

/** A version that is not worse than its base engine translates from now on. */
export async function recordMeasurement(
  context: Context,
  version: VersionKey,
  { scores, variant, samples }: Measurement,
): Promise<void> {
  const now = context.now();
  const { custom, base } = scores;
  const weaker = base !== null && custom.bleu < base.bleu && custom.chrf < base.chrf;
  const status = weaker ? 'weaker' : 'ready';
  await updateVersion(context.db, version, { status, scores, variant, samples, finishedAt: now });
  if (!weaker) {
    const change = { currentVersion: version.number, changedAt: now };
    await updateCustomEngine(context.db, version.customEngineId, change);
  }
  for (const event of announceCustomEngine(version, context.actor)) context.publish(event);
}
