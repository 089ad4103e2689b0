import { useMutation } from '@tanstack/react-query';
import type { DownloadKind } from '@transloom/contracts/documents';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { startDownloadKey } from '../../../api/use-download.ts';
import { DownloadMenu } from '../../documents/download/download-menu.tsx';
import { DownloadsButton } from '../../files/downloads-button.tsx';
import type { Saver } from '../saving/saver.ts';
import { useWorkbenchParts } from '../workbench-context.ts';

/** Saves what is typed and builds the file; it appears in the notices beside. */
export function DownloadButton({ saver }: { readonly saver: Saver }) {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  const { documentId, projectId, format } = useWorkbenchParts().opened.document;
  const build = useMutation({
    mutationKey: startDownloadKey,
    mutationFn: (as: DownloadKind | undefined) =>
      callApi(endpoints.documents.exportDocuments, {
        projectId,
        documentIds: [documentId],
        ...(as && { as }),
      }),
    onSuccess: () => void message.success(t('download.started')),
  });
  return (
    <>
      <DownloadsButton />
      <DownloadMenu
        label={t('download.action')}
        formats={[format]}
        loading={build.isPending}
        onDownload={(as) => {
          saver.flush();
          build.mutate(as);
        }}
      />
    </>
  );
}
