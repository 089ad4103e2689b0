import type { ChosenOptions } from '@transloom/contracts/document-settings';
import type { Context } from '../../platform/context.ts';
import { addDocument } from './add-documents.ts';
import { findDocumentsOfProject } from './documents.store.ts';
import type { PretranslationPlan } from './pretranslation-plan.ts';

interface LanguagesToAdd {
  readonly projectId: string;
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
  readonly planOf: (targetLanguage: string) => PretranslationPlan;
}

/** Takes every file of a project into further languages, read as it is read in the others. */
export async function addLanguages(
  context: Context,
  { targetLanguages, ...project }: LanguagesToAdd,
): Promise<void> {
  const documents = await findDocumentsOfProject(context.db, project.projectId);
  const files = new Map(documents.map((document) => [document.name, document]));
  for (const { fileId, name, format, bytes, position, options } of files.values())
    for (const targetLanguage of targetLanguages)
      await addDocument(context, {
        ...project,
        file: { fileId, name, format, bytes: Number(bytes) },
        targetLanguage,
        position,
        options: options as ChosenOptions,
      });
}
