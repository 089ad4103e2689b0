import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import type { Uploads } from '../../files/use-uploads.ts';
import { useCreateProject } from '../projects.queries.ts';
import { rememberLanguages } from './project-draft.ts';
import { requestOfDraft } from './request-of-draft.ts';
import type { NewProject } from './use-new-project.ts';

/** Creates the project and opens it. Files that are still on their way or were refused are left out after asking (D5.3). */
export function useCreateFromDraft(draft: NewProject, uploads: Uploads) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const create = useCreateProject();
  const created = useRef(false);
  const { values } = draft;
  const send = async () => {
    const { projectId } = await create.mutateAsync(requestOfDraft(values, uploads));
    created.current = true;
    const { sourceLanguage, targetLanguages } = values;
    if (sourceLanguage !== null) rememberLanguages({ sourceLanguage, targetLanguages });
    draft.clear();
    await navigate({ to: '/project/list', search: { projectId } });
  };
  // The wizard shows why it was refused.
  const trySend = () => send().catch(() => undefined);
  const missing = uploads.list.length - uploads.keptIds.length;
  const submit = () => {
    if (missing === 0) return void trySend();
    confirm({
      title: t('new.missingTitle', { count: missing }),
      consequence: t('new.missingConsequence'),
      verb: t('new.submit'),
      onConfirm: trySend,
    });
  };
  return { submit, pending: create.isPending, error: create.error, done: () => created.current };
}
