import { AppError } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import { connectEngine } from '../../engines/connect-engine.ts';
import { type DocumentRecord, findDocument } from '../documents.store.ts';
import { type PretranslationPlan, pretranslationPlanSchema } from '../pretranslation-plan.ts';

export interface PlannedDocument {
  readonly document: DocumentRecord;
  readonly plan: PretranslationPlan;
  /** As segments name it; null where the plan has none. */
  readonly engineName: string | null;
}

/**
 * A document with its plan; undefined where it is gone.
 * @throws {AppError} as `connectEngine`, and document.not-ready where it was not read yet
 */
export async function plannedDocument(
  job: JobContext,
  documentId: string,
): Promise<PlannedDocument | undefined> {
  return job.transact(async (context) => {
    const document = await findDocument(context.db, documentId);
    if (document === undefined) return undefined;
    if (document.status !== 'ready') throw new AppError('document.not-ready', { name: document.name });
    const plan = pretranslationPlanSchema.parse(document.plan);
    const engine = plan.engineKey === null ? null : await connectEngine(context, plan.engineKey);
    return { document, plan, engineName: engine?.name ?? null };
  });
}
