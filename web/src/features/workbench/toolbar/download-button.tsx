import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { DownloadMenu } from '../../documents/download/download-menu.tsx';
import { useDeliver } from '../../documents/download/use-deliver.ts';
import { DownloadsButton } from '../../files/downloads-button.tsx';
import type { Saver } from '../saving/saver.ts';
import { useWorkbenchParts } from '../workbench-context.ts';

/** Saves what is typed and builds the file; it appears in the notices beside. */
export function DownloadButton({ saver }: { readonly saver: Saver }) {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  const { documentId, projectId, format } = useWorkbenchParts().opened.document;
  const { deliver, delivering } = useDeliver(() => void message.success(t('download.started')));
  return (
    <>
      <DownloadsButton />
      <DownloadMenu
        label={t('download.action')}
        formats={[format]}
        loading={delivering}
        onDownload={(as) => {
          saver.flush();
          deliver({ projectId, documentIds: [documentId], ...(as && { as }) });
        }}
      />
    </>
  );
}
