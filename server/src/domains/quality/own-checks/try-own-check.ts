import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { ownChecksApi } from '@transloom/contracts/own-checks';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { ModelIssue } from '@transloom/core/intelligent-check/model-issue';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongRequestContext } from '../../../platform/context.ts';
import { requireWriter } from '../../engines/writing/require-writer.ts';
import { type SampleEntry, sampleEntries } from '../../memories/entries/sample-entries.ts';
import { requireMemory } from '../../memories/require-memory.ts';
import { judgeTexts } from '../intelligent/judge-texts.ts';
import { requireIntelligentQa } from '../intelligent/require-intelligent-qa.ts';
import { requireOwnCheck } from './change-own-checks.ts';
import { askedCheck, isForLanguage } from './chosen-own-checks.ts';
import { shownCheck } from './list-own-checks.ts';
import { saveTrial } from './own-checks.store.ts';

type Asked = InputOf<typeof ownChecksApi.tryOwnCheck>;
type Tried = OutputOf<typeof ownChecksApi.tryOwnCheck>;

/**
 * Tries a check on entries of a memory, so that people see what it flags before it is used.
 * @throws {AppError} resource.not-found, access.plan-required, own-check.no-samples, own-check.changed, engine.…
 */
export async function tryOwnCheck(context: LongRequestContext, asked: Asked): Promise<Tried> {
  const trial = await context.transact((short) => prepareTrial(short, asked));
  const { row, writer, entries, memory } = trial;
  const { sourceLanguage, targetLanguage } = trial.languages;
  const found = new Map<string, readonly ModelIssue[]>();
  await judgeTexts(context, {
    sourceLanguage,
    targetLanguage,
    language: context.language,
    general: false,
    checks: [askedCheck(row)],
    engineKey: writer.key,
    segments: entries.map((entry) => ({
      id: entry.id,
      source: fromMarkup(entry.source),
      target: fromMarkup(entry.target),
      known: [],
    })),
    signal: context.signal,
    onJudged: async (judged) => {
      for (const [id, issues] of judged) found.set(id, issues);
    },
  });
  if (found.size === 0) throw new AppError('engine.bad-output', { engine: writer.name });
  const judged = entries.filter(({ id }) => found.has(id));
  const samples = judged.map((entry) => shownSample(entry, found.get(entry.id) ?? []));
  const check = await context.transact(async (short) => {
    const figures = {
      samples: samples.length,
      flagged: samples.filter(({ issues }) => issues.length > 0).length,
      memory,
      engine: writer.name,
      triedAt: short.now().toISOString(),
    };
    const saved = await saveTrial(short.db, { id: row.id, instruction: row.instruction, trial: figures });
    if (saved === undefined) throw new AppError('own-check.changed');
    return shownCheck(short, saved);
  });
  return { check, samples };
}

async function prepareTrial(context: Context, asked: Asked) {
  await requireIntelligentQa(context);
  const row = await requireOwnCheck(context, asked.ownCheckId);
  const { name: memory } = await requireMemory(context, asked.memoryId);
  const writer = await requireWriter(context, asked.engineKey);
  const entries = await sampleEntries(context, asked.memoryId, {
    count: asked.samples,
    isWanted: (language) =>
      asked.targetLanguage === null
        ? isForLanguage(row.languages, language)
        : language === asked.targetLanguage,
  });
  const [languages] = entries;
  if (languages === undefined) throw new AppError('own-check.no-samples', { memory });
  return { row, writer, entries, memory, languages };
}

function shownSample(
  { source, target }: SampleEntry,
  issues: readonly ModelIssue[],
): Tried['samples'][number] {
  return {
    source: fromMarkup(source).text,
    target: fromMarkup(target).text,
    issues: issues.map(({ explanation, targetSpan }) => ({ explanation, targetSpan: targetSpan ?? null })),
  };
}
