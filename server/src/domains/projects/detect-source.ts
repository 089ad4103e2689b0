import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import { sampleText } from '@transloom/core/document/sample-text';
import { detectLanguage } from '@transloom/core/language/detect-language';
import type { LongContext } from '../../platform/context.ts';
import { readUpload, showUpload } from '../files/uploaded-content.ts';

/** Enough files to know the language of all; larger ones would keep the answer waiting. */
const filesRead = 3;
const mostBytes = 20 * 1024 * 1024;

/**
 * The language in which most of the first files are written; a person chooses in the end.
 * @throws {AppError} resource.not-found for files of somebody else
 */
export async function detectSource(
  context: LongContext,
  { fileIds }: InputOf<typeof projectsApi.detectSource>,
): Promise<OutputOf<typeof projectsApi.detectSource>> {
  const uploads = await context.transact(async (transaction) => {
    const shown = [];
    for (const fileId of fileIds) shown.push(await showUpload(transaction, { fileId, purpose: 'document' }));
    return shown;
  });
  const small = uploads.filter(({ bytes }) => bytes <= mostBytes).slice(0, filesRead);
  const found: string[] = [];
  for (const { fileId } of small) {
    const language = detectLanguage(sampleText(await readUpload(context, fileId)));
    if (language !== undefined) found.push(language);
  }
  return { language: mostFrequent(found) ?? null };
}

/** The first of those that come most often. */
function mostFrequent(languages: readonly string[]): string | undefined {
  const times = (language: string) => languages.filter((one) => one === language).length;
  return languages.toSorted((one, other) => times(other) - times(one))[0];
}
