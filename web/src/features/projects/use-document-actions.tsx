import {
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  EyeOutlined,
  FileWordOutlined,
  ReloadOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import type { TranslationDocument } from '@transloom/contracts/documents';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import type { RowAction } from '../../ui/row-actions.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { canExport, canOpen, canRetry, isBusy } from './document-state.ts';
import {
  useCancelDocuments,
  useDeleteDocuments,
  useExportDocuments,
  useRetryDocuments,
} from './documents.queries.ts';

type Documents = readonly TranslationDocument[];

const idsOf = (documents: Documents) => documents.map(({ documentId }) => documentId);

export interface DocumentActions {
  /** As a Word document instead of what came, where that is a PDF and `as` says so. */
  readonly download: (documents: Documents, as?: 'docx') => void;
  readonly downloading: boolean;
  readonly retry: (documents: Documents) => void;
  readonly cancel: (documents: Documents) => void;
  readonly askToDelete: (documents: Documents) => void;
  readonly ofRow: (document: TranslationDocument) => readonly RowAction[];
}

/** What can be done with documents of a project, one or several. */
export function useDocumentActions(
  projectId: string,
  onPreview: (document: TranslationDocument) => void,
): DocumentActions {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const build = useExportDocuments();
  const again = useRetryDocuments();
  const stop = useCancelDocuments();
  const remove = useDeleteDocuments();
  const rowActions = useRowActions();

  const commands = {
    download: (documents: Documents, as?: 'docx') =>
      build.mutate(
        { projectId, documentIds: idsOf(documents), ...(as && { as }) },
        { onSuccess: () => void message.success(t('download.started')) },
      ),
    downloading: build.isPending,
    retry: (documents: Documents) => again.mutate({ projectId, documentIds: idsOf(documents) }),
    cancel: (documents: Documents) => stop.mutate(idsOf(documents)),
    askToDelete: (documents: Documents) => {
      const names = { name: documents[0]?.name ?? '', count: documents.length };
      confirm({
        title: t(documents.length === 1 ? 'deleteDocument.title' : 'deleteDocument.titleOfSeveral', names),
        consequence: t('deleteDocument.consequence'),
        verb: t('deleteDocument.action'),
        danger: true,
        onConfirm: () => remove.mutateAsync(idsOf(documents)),
      });
    },
    open: ({ documentId }: TranslationDocument) =>
      void navigate({ to: '/workbench/editer', search: { documentId } }),
    preview: onPreview,
  };
  return { ...commands, ofRow: (document) => rowActions(document, commands) };
}

interface RowCommands extends Omit<DocumentActions, 'ofRow'> {
  readonly open: (document: TranslationDocument) => void;
  readonly preview: (document: TranslationDocument) => void;
}

function useRowActions() {
  const { t } = useTranslation('projects');
  const allows = useAllows();
  return (document: TranslationDocument, commands: RowCommands): readonly RowAction[] => {
    const only = [document];
    const actions: readonly (RowAction & { readonly shown: boolean })[] = [
      {
        key: 'open',
        label: t('documents.open'),
        icon: <EditOutlined />,
        shown: canOpen(document) && allows('project:editRouter'),
        onClick: () => commands.open(document),
      },
      {
        key: 'download',
        label: t('download.action'),
        icon: <DownloadOutlined />,
        shown: canExport(document) && allows('project:export'),
        onClick: () => commands.download(only),
      },
      {
        key: 'preview',
        label: t('documents.preview'),
        icon: <EyeOutlined />,
        shown: canOpen(document),
        onClick: () => commands.preview(document),
      },
      {
        key: 'downloadWord',
        label: t('download.asWord'),
        icon: <FileWordOutlined />,
        shown: document.format === 'pdf' && canExport(document) && allows('project:export'),
        onClick: () => commands.download(only, 'docx'),
      },
      {
        key: 'cancel',
        label: t('cancel.action'),
        icon: <StopOutlined />,
        shown: isBusy(document) && allows('project:manage'),
        onClick: () => commands.cancel(only),
      },
      {
        key: 'retry',
        label: t('retry.action'),
        icon: <ReloadOutlined />,
        shown: canRetry(document) && allows('project:manage'),
        onClick: () => commands.retry(only),
      },
      {
        key: 'delete',
        label: t('deleteDocument.action'),
        icon: <DeleteOutlined />,
        danger: true,
        shown: allows('project:delete'),
        onClick: () => commands.askToDelete(only),
      },
    ];
    return actions.filter(({ shown }) => shown).map(({ shown: _, ...action }) => action);
  };
}
