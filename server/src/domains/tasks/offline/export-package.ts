import { Readable } from 'node:stream';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { offlineWorkApi } from '@transloom/contracts/offline-work';
import { type NamedFile, streamZip } from '@transloom/core/archive/create-zip';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, JobContext } from '../../../platform/context.ts';
import { buildExchange } from '../../documents/exchange/build-exchange.ts';
import { requireDocument } from '../../documents/require-document.ts';
import { defineDownload } from '../../files/define-download.ts';
import { readUpload } from '../../files/uploaded-content.ts';
import { styleInForce } from '../../style-guides/style-in-force.ts';
import { decideFor } from '../decide-for.ts';
import { refusalParams } from '../refusal-params.ts';
import { lookAtTasks, type TaskInHand } from '../task-in-hand.ts';
import { type Manifest, manifestName } from './package-manifest.ts';
import { matchesOf, termsOf } from './reference-files.ts';

export const packageDownload = defineDownload({
  kind: 'tasks.export-package',
  wanted: offlineWorkApi.exportPackage.input,
  timeoutSeconds: 1_800,
  concurrency: 1,
  async write(job, wanted) {
    const hands = await job.transact((context) => requireExportable(context, wanted.taskIds));
    return { name: packageName(hands), content: Readable.from(streamZip(filesOf(job, hands, wanted))) };
  },
});

/** @throws {AppError} resource.not-found, and what refuses the export of one of the tasks */
export async function exportPackage(
  context: Context,
  wanted: InputOf<typeof offlineWorkApi.exportPackage>,
): Promise<OutputOf<typeof offlineWorkApi.exportPackage>> {
  const hands = await requireExportable(context, wanted.taskIds);
  return packageDownload.start(context, packageName(hands), wanted);
}

async function requireExportable(context: Context, taskIds: readonly string[]) {
  const hands = await lookAtTasks(context, taskIds);
  const action = { name: 'offline-export' } as const;
  for (const hand of hands) {
    const decision = decideFor(hand, action, context.now());
    if (decision.kind === 'moves') continue;
    const params = await refusalParams(context, [{ hand, code: decision.code }], action);
    throw new AppError(decision.code, params.get(hand.task.id));
  }
  return hands;
}

function packageName([first, ...others]: readonly TaskInHand[]): string {
  const name = first?.task.projectName ?? 'tasks';
  return others.length === 0 ? `${name} - ${first?.task.documentName}.zip` : `${name}.zip`;
}

type Wanted = z.output<typeof offlineWorkApi.exportPackage.input>;

async function* filesOf(
  job: JobContext,
  hands: readonly TaskInHand[],
  wanted: Wanted,
): AsyncGenerator<NamedFile> {
  const tasks: Manifest['tasks'] = [];
  const sources = new Set<string>();
  for (const [index, { task, facts }] of hands.entries()) {
    job.signal.throwIfAborted();
    await job.progress(index, hands.length);
    const document = await job.transact((context) => requireDocument(context, task.documentId));
    const built = await buildExchange(job, { ...document, part: task.part }, wanted.format);
    const folder = `${String(index + 1).padStart(3, '0')}`;
    const file = `work/${folder} ${built.name}`;
    yield { name: file, content: built.content };
    const { id: taskId, projectName, documentName, part, stage, sourceLanguage, targetLanguage } = task;
    const { segments } = facts;
    tasks.push({
      taskId,
      projectName,
      documentName,
      part,
      stage,
      sourceLanguage,
      targetLanguage,
      segments,
      file,
    });
    if (wanted.matches) yield* matchesOf(job, task, `reference/${folder} matches.tmx`);
    if (wanted.terms) yield* termsOf(job, task, `reference/${folder} terms.tbx`);
    if (wanted.sources && !sources.has(document.fileId)) {
      sources.add(document.fileId);
      const content = await readUpload(job, document.fileId);
      yield { name: `sources/${folder} ${document.name}`, content };
    }
  }
  yield* styleOf(job, hands);
  const manifest: Manifest = {
    kind: 'transloom-package',
    version: 1,
    madeAt: job.now().toISOString(),
    tasks,
  };
  yield { name: manifestName, content: Buffer.from(JSON.stringify(manifest, undefined, 2)) };
}

/** The style guide of each project, where it has one. */
async function* styleOf(job: JobContext, hands: readonly TaskInHand[]): AsyncGenerator<NamedFile> {
  const projects = new Map(hands.map(({ task }) => [task.projectId, task.projectName]));
  for (const [projectId, name] of projects) {
    const { style } = await job.transact((context) => styleInForce(context, projectId));
    const place =
      projects.size === 1 ? 'style-guide.txt' : `style-guide ${name.replaceAll(/[\\/]/g, '_')}.txt`;
    if (style !== undefined) yield { name: `reference/${place}`, content: Buffer.from(style) };
  }
}
