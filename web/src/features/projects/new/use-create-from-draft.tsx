import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { WayOut } from '../../../session/way-out.tsx';
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
  const estimateId = useRef<string>(undefined);
  const { values } = draft;
  const send = async () => {
    const { projectId } = await create.mutateAsync({
      ...requestOfDraft(values, uploads),
      ...(estimateId.current && { estimateId: estimateId.current }),
    });
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
  const { error } = create;
  return {
    submit,
    pending: create.isPending,
    error,
    /** Where characters are short, the purchase that the creation goes on after (D4.6). */
    wayOut: error instanceof ApiError ? <WayOut code={error.code} onPaid={() => void trySend()} /> : null,
    done: () => created.current,
    /** The estimate of what is chosen now. */
    setEstimate: (workId: string | undefined) => {
      estimateId.current = workId;
    },
  };
}
