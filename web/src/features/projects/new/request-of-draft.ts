import type { RequestOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import type { Uploads } from '../../files/use-uploads.ts';
import { ofUploaded } from '../types-of-uploads.ts';
import type { ProjectDraft } from './project-draft.ts';

/** What is sent to make the project. Memories and term bases that nobody named are left to each person's own. */
export function requestOfDraft(
  draft: ProjectDraft,
  uploads: Pick<Uploads, 'keptIds' | 'formats'>,
): RequestOf<typeof projectsApi.createProject> {
  const { name, teamId, sourceLanguage, targetLanguages, engines, deadline, remark, settings } = draft;
  const { people, template, memories, termBases, style, styleFiles, documentOptions } = draft;
  return {
    name,
    teamId,
    sourceLanguage: sourceLanguage ?? '',
    targetLanguages,
    engines,
    deadline: deadline ?? '',
    remark,
    settings,
    people,
    fileIds: [...uploads.keptIds],
    documentOptions: ofUploaded(documentOptions, uploads),
    styleFileIds: styleFiles.map(({ fileId }) => fileId),
    ...(template && { templateId: template.templateId }),
    ...(memories.length > 0 && { memories }),
    ...(termBases.length > 0 && { termBases }),
    ...(style && { style }),
  };
}
