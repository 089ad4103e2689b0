import { type QaCheckOptions, qaCheckApi, qaCheckContract } from '@transloom/contracts/qa-check';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongContext } from '../../../platform/context.ts';
import { requireDocument } from '../../documents/require-document.ts';
import { forgetConverted } from '../../files/converted-content.ts';
import { forgetUpload, showUpload, takeUpload } from '../../files/uploaded-content.ts';
import { requireProject } from '../../projects/require-project.ts';
import { requireIntelligentCheck } from '../../quality/intelligent/ask-intelligent-check.ts';
import { requireOwnCheck } from '../../quality/own-checks/change-own-checks.ts';
import { requireTermBase } from '../../terms/require-term-base.ts';
import { defineWork } from '../../work/define-work.ts';
import { checkStateSchema } from './check-state.ts';
import { asks, charactersToAsk } from './checking/characters-to-ask.ts';
import { documentsToCheck } from './reading/read-project.ts';
import { askStep, checkStep, compareStep, readStep } from './run-qa-check.ts';
import { writeCheck } from './writing/write-check.ts';

/** Checks translations by rules and by a language model. Segments and issues stand in tables of their own, where people work on them. */
export const qaCheck = defineWork({
  contract: qaCheckContract,
  seenBy: 'organization',
  state: checkStateSchema,
  steps: [
    { stage: 'read', run: readStep },
    { stage: 'check', run: checkStep },
    { stage: 'compare', run: compareStep },
    { stage: 'ask', run: askStep },
  ],
  retries: 2,
  timeoutSeconds: 14_400,
  concurrency: 1,
  price,
  beforeCreate: async (context, options) => {
    for (const fileId of filesOf(options)) await takeUpload(context, { fileId, purpose: 'document' });
  },
  nameOf,
  languagesOf: ({ sourceLanguage, targetLanguage }) => ({ sourceLanguage, targetLanguage }),
  notice: { word: 'qa', link: ({ workId }) => `/tools/qa/detail-new?workId=${workId}` },
  exported: {
    endpoint: qaCheckApi.exportWork,
    write: (job, work, choice) => writeCheck(job, work, choice),
  },
  async afterDelete(context, { options }) {
    for (const fileId of filesOf(options)) {
      forgetConverted(context, fileId);
      await forgetUpload(context, fileId);
    }
  },
});

function filesOf({ fileIds, translationFileIds }: QaCheckOptions): readonly string[] {
  return [...fileIds, ...translationFileIds];
}

/** @throws {AppError} project.language-equal, qa-check.no-checks, qa-check.no-files, resource.not-found, access.denied, access.plan-required, engine.… */
async function price(context: LongContext, options: QaCheckOptions) {
  if (options.sourceLanguage === options.targetLanguage) throw new AppError('project.language-equal');
  const asksModel = asks(options);
  const byRules = options.checks.length > 0 || (options.patterns && options.projectId !== null);
  if (!byRules && !asksModel) throw new AppError('qa-check.no-checks');
  await context.transact(async (short) => {
    await requireChosen(short, options);
    if (asksModel) await requireIntelligentCheck(short, options);
  });
  if (!asksModel) return { cost: null, seconds: null };
  return { cost: null, seconds: null, engineCharacters: await charactersToAsk(context, options) };
}

async function requireChosen(context: Context, options: QaCheckOptions): Promise<void> {
  const { from, projectId, documentIds, termBaseIds, ownCheckIds } = options;
  for (const fileId of filesOf(options)) await showUpload(context, { fileId, purpose: 'document' });
  for (const documentId of documentIds) await requireDocument(context, documentId);
  for (const termBaseId of termBaseIds) await requireTermBase(context, termBaseId);
  for (const ownCheckId of ownCheckIds) await requireOwnCheck(context, ownCheckId);
  if (from === 'project') await documentsToCheck(context, options);
  else if (projectId !== null) await requireProject(context, projectId);
}

async function nameOf(context: Context, { name, from, fileIds, projectId }: QaCheckOptions): Promise<string> {
  if (name !== null) return name;
  if (from === 'project') return (await requireProject(context, projectId ?? '')).name;
  const upload = await showUpload(context, { fileId: fileIds[0] ?? '', purpose: 'document' });
  return upload.name.replace(/\.[^.]{1,8}$/, '');
}
