import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { startDownloadKey } from '../../files/downloads.queries.ts';
import { DownloadsButton } from '../../files/downloads-button.tsx';
import type { Saver } from '../saving/saver.ts';
import { useWorkbenchParts } from '../workbench-context.ts';

/** Saves what is typed and builds the file; it appears in the notices beside. */
export function DownloadButton({ saver }: { readonly saver: Saver }) {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  const { documentId, projectId } = useWorkbenchParts().opened.document;
  const build = useMutation({
    mutationKey: startDownloadKey,
    mutationFn: () => callApi(endpoints.documents.exportDocuments, { projectId, documentIds: [documentId] }),
    onSuccess: () => void message.success(t('download.started')),
  });
  return (
    <>
      <DownloadsButton />
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={build.isPending}
        onClick={() => {
          saver.flush();
          build.mutate();
        }}
      >
        {t('download.action')}
      </Button>
    </>
  );
}
