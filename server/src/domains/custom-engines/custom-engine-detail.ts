import type { EngineCorpus } from '@transloom/contracts/custom-engine-corpora';
import type { EngineVariant } from '@transloom/contracts/custom-engine-fields';
import type { EngineVersion } from '@transloom/contracts/custom-engine-versions';
import type { CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';

import type { InputOf } from '@transloom/contracts/endpoint';
import type { Failure, Job } from '@transloom/contracts/jobs';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { failureMessage } from '../../platform/failure-message.ts';
import { findJobs } from '../../platform/queue/job-store.ts';
import { trainerNames } from '../engine-trainers/trainer-names.ts';
import { shownNames } from '../users/shown-names.ts';
import { corpusContributors } from './corpus/corpus-contributors.ts';
import { type CorpusRow, findCorpora } from './corpus/engine-corpus.store.ts';
import type { CustomEngineRow } from './custom-engines.store.ts';
import { shownTraining } from './deep/shown-training.ts';
import { shownCustomEngines } from './shown-custom-engines.ts';
import type { EngineRecipe, VersionRow } from './versions/engine-versions.store.ts';
import { shownScores } from './versions/shown-scores.ts';

/** @throws {AppError} resource.not-found */
export async function customEngineDetail(
  context: Context,
  { customEngineId }: InputOf<typeof customEnginesApi.customEngine>,
): Promise<CustomEngineDetail> {
  const { engines } = await shownCustomEngines(context);
  const engine = engines.find(({ row }) => row.id === customEngineId);
  if (!engine?.seen) throw new AppError('resource.not-found');
  const corpora = await findCorpora(context.db, customEngineId);
  const { row, summary, versions } = engine;
  const jobs = await findJobs(
    context.db,
    [row.cleaningJobId, ...versions.map(({ jobId }) => jobId)].flatMap((id) => id ?? []),
  );
  const names = await shownNames(context, [
    ...corpora.map(({ contributorId }) => contributorId),
    ...versions.map(({ creatorId }) => creatorId),
  ]);
  const trainers = await trainerNames(
    context,
    versions.flatMap(({ trainerId }) => trainerId ?? []),
  );
  const shown = { names, jobs, trainers, engine: row, language: context.language };
  const shownVersions = versions.map((version) => shownVersion(version, shown));
  return {
    ...summary,
    files: corpora.map((corpus) => shownCorpus(corpus, shown)),
    cleaningJob: jobs.get(row.cleaningJobId ?? '') ?? null,
    cleaningFailureMessage: failureMessage(row.cleaningFailure as Failure | null, context.language),
    versions: shownVersions,
    contributors: corpusContributors(corpora, names, shownVersions),
  };
}

interface Shown {
  readonly names: ReadonlyMap<string, string>;
  readonly jobs: ReadonlyMap<string, Job>;
  readonly trainers: ReadonlyMap<string, string>;
  readonly engine: CustomEngineRow;
  readonly language: Context['language'];
}

function shownCorpus(corpus: CorpusRow, { names, language }: Shown): EngineCorpus {
  const { id: corpusId, name, forTesting, pairs } = corpus;
  return {
    corpusId,
    name,
    forTesting,
    pairs,
    bytes: Number(corpus.bytes),
    failureMessage: failureMessage(corpus.failure as Failure | null, language),
    contributor: names.get(corpus.contributorId) ?? null,
    createdAt: corpus.createdAt.toISOString(),
  };
}

function shownVersion(version: VersionRow, shown: Shown): EngineVersion {
  const { names, jobs, trainers, engine, language } = shown;
  const failure = version.failure as Failure | null;
  return {
    number: version.number,
    status: version.status as EngineVersion['status'],
    pairs: version.pairs,
    scores: shownScores(version),
    baseEngine: (version.recipe as unknown as EngineRecipe).baseEngine,
    variant: version.variant as EngineVariant,
    postEditingMessage: failureMessage(version.postEditorFailure as Failure | null, language),
    training: shownTraining(engine, version, trainers.get(version.trainerId ?? '') ?? null),
    job: jobs.get(version.jobId ?? '') ?? null,
    failure,
    failureMessage: failureMessage(failure, language),
    creator: names.get(version.creatorId) ?? null,
    createdAt: version.createdAt.toISOString(),
    finishedAt: version.finishedAt?.toISOString() ?? null,
  };
}
