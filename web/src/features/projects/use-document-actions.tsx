import {
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  EyeOutlined,
  FileSyncOutlined,
  ImportOutlined,
  ReloadOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import type { DownloadKind, TranslationDocument } from '@transloom/contracts/documents';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import type { RowAction } from '../../ui/row-action.ts';
import { Stack } from '../../ui/stack.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useDeliver } from '../documents/download/use-deliver.ts';
import { useDownloadKinds } from '../documents/download/use-download-kinds.tsx';
import { canExport, canOpen, canRetry, isBusy } from './document-state.ts';
import { useCancelDocuments, useDeleteDocuments, useRetryDocuments } from './documents.queries.ts';
import { EstimatePanel } from './estimate/estimate-panel.tsx';
import type { OpenProject } from './projects.queries.ts';

type Documents = readonly TranslationDocument[];

const idsOf = (documents: Documents) => documents.map(({ documentId }) => documentId);

export interface DocumentActions {
  /** What came, translated, or what `as` says. */
  readonly download: (documents: Documents, as?: DownloadKind) => void;
  readonly downloading: boolean;
  readonly retry: (documents: Documents) => void;
  /** The same without a question, as after a purchase that was made for it. */
  readonly goOn: (documents: Documents) => void;
  /** Opens what pre-translating them again would change; none: all of the project. */
  readonly pretranslate: (documents: Documents) => void;
  readonly cancel: (documents: Documents) => void;
  readonly askToDelete: (documents: Documents) => void;
  readonly ofRow: (document: TranslationDocument) => readonly RowAction[];
}

/** What a row opens beside the list. */
interface RowDialogs {
  readonly onPreview: (document: TranslationDocument) => void;
  readonly onReturn: (document: TranslationDocument) => void;
  readonly onPretranslate: (documentIds: readonly string[]) => void;
  readonly onReadAgain: (document: TranslationDocument) => void;
}

/** What can be done with documents of a project, one or several. */
export function useDocumentActions(
  { projectId, engines, managed, status }: Pick<OpenProject, 'projectId' | 'engines' | 'managed' | 'status'>,
  { onPreview, onReturn, onPretranslate, onReadAgain }: RowDialogs,
): DocumentActions {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { deliver, delivering } = useDeliver(() => void message.success(t('download.started')));
  const again = useRetryDocuments();
  const stop = useCancelDocuments();
  const remove = useDeleteDocuments();
  const rowActions = useRowActions();

  const commands = {
    download: (documents: Documents, as?: DownloadKind) =>
      deliver({ projectId, documentIds: idsOf(documents), ...(as && { as }) }),
    downloading: delivering,
    pretranslate: (documents: Documents) => onPretranslate(idsOf(documents)),
    retry: (documents: Documents) => {
      const wish = { projectId, documentIds: idsOf(documents) };
      // Without an engine there is nothing that could cost.
      if (engines.every(({ engineKey }) => engineKey === null)) return again.mutate(wish);
      const names = { name: documents[0]?.name ?? '', count: documents.length };
      confirm({
        title: t(documents.length === 1 ? 'retry.title' : 'retry.titleOfSeveral', names),
        consequence: (
          <Stack>
            {t('retry.consequence')}
            <EstimatePanel wish={wish} />
          </Stack>
        ),
        verb: t('retry.action'),
        onConfirm: () => again.mutateAsync(wish),
      });
    },
    goOn: (documents: Documents) => again.mutate({ projectId, documentIds: idsOf(documents) }),
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
    takeReturned: onReturn,
    readAgain: managed && status === 'active' ? onReadAgain : undefined,
  };
  return { ...commands, ofRow: (document) => rowActions(document, commands) };
}

interface RowCommands extends Omit<DocumentActions, 'ofRow'> {
  readonly open: (document: TranslationDocument) => void;
  readonly preview: (document: TranslationDocument) => void;
  readonly takeReturned: (document: TranslationDocument) => void;
  /** Undefined where the project takes no files. */
  readonly readAgain: ((document: TranslationDocument) => void) | undefined;
}

function useRowActions() {
  const { t } = useTranslation('projects');
  const allows = useAllows();
  const kindsOf = useDownloadKinds();
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
      ...kindsOf([document.format]).map(({ as, label, icon }) => ({
        key: as,
        label,
        icon,
        shown: canExport(document) && allows('project:export'),
        onClick: () => commands.download(only, as),
      })),
      {
        key: 'return',
        label: t('returning.action'),
        icon: <ImportOutlined />,
        shown: canOpen(document) && !isBusy(document) && allows('segment:edit'),
        onClick: () => commands.takeReturned(document),
      },
      {
        key: 'readAgain',
        label: t('documents.newVersion'),
        icon: <FileSyncOutlined />,
        shown: commands.readAgain !== undefined && !isBusy(document) && allows('project:manage'),
        onClick: () => commands.readAgain?.(document),
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
