import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { tasksApi } from '@transloom/contracts/tasks';
import type { Context } from '../../platform/context.ts';
import { requireProject } from '../projects/require-project.ts';
import { flowOfDocument } from './flow-of-document.ts';
import { makePlan } from './make-plan.ts';
import { findPlannedDocuments, findUnread, updatePlan } from './plan.store.ts';
import { requireManagesTasks } from './tasks.policy.ts';
import { tasksOfProject } from './tasks-of-project.ts';

type Plan = OutputOf<typeof tasksApi.taskPlan>;

/** @throws {AppError} resource.not-found, access.denied */
export async function showPlan(
  context: Context,
  { projectId }: InputOf<typeof tasksApi.taskPlan>,
): Promise<Plan> {
  const project = await requireProject(context, projectId);
  requireManagesTasks(context.actor, project);
  const { ownReview, stages, others } = await makePlan(context, project);
  const documents = await findPlannedDocuments(context.db, projectId);
  const ofDocument = Map.groupBy(await tasksOfProject(context, projectId), ({ documentId }) => documentId);
  return {
    stages: [...stages],
    ownReview,
    otherFlows: others.length,
    documents: documents.map((document) => ({
      documentId: document.id,
      name: document.name,
      sourceLanguage: document.sourceLanguage,
      targetLanguage: document.targetLanguage,
      words: document.wordCount,
      segments: document.segmentCount,
      mode: document.mode as Plan['documents'][number]['mode'],
      stages: [...flowOfDocument(document.stages)],
      tasks: ofDocument.get(document.id) ?? [],
    })),
    unread: await findUnread(context.db, projectId),
  };
}

/** @throws {AppError} resource.not-found, access.denied */
export async function changePlan(
  context: Context,
  { projectId, ownReview }: InputOf<typeof tasksApi.changePlan>,
): Promise<null> {
  const project = await requireProject(context, projectId);
  requireManagesTasks(context.actor, project);
  await makePlan(context, project);
  await updatePlan(context.db, projectId, ownReview);
  return null;
}
