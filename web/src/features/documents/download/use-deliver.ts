import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { documentsApi } from '@transloom/contracts/documents';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { reportFailure } from '../../../api/report-failure.ts';
import { downloadsKey, startDownloadKey } from '../../../api/use-download.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';

type Delivery = RequestOf<typeof documentsApi.exportDocuments>;

/**
 * Starts the download of documents. Where segments have no translation it says how many, and offers to deliver all the
 * same with their source (59574).
 */
export function useDeliver(onStarted: () => void) {
  const { t } = useTranslation('documents');
  const client = useQueryClient();
  const confirm = useConfirm();
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationKey: startDownloadKey,
    mutationFn: (delivery: Delivery) => callApi(endpoints.documents.exportDocuments, delivery),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: downloadsKey });
      onStarted();
    },
    onError: (error, delivery) => {
      const missing = untranslatedIn(error);
      if (missing === undefined) return reportFailure(error);
      confirm({
        title: t('download.untranslatedTitle'),
        consequence: t('download.untranslatedText', missing),
        verb: t('download.allTheSame'),
        onConfirm: () => mutateAsync({ ...delivery, untranslated: 'source' }),
      });
    },
    meta: { failure: 'inline' },
  });
  return { deliver: (delivery: Delivery) => mutate(delivery), delivering: isPending };
}

/** The files and the number of their segments without a translation; undefined for another failure. */
function untranslatedIn(error: unknown): { readonly names: string; readonly count: string } | undefined {
  if (!(error instanceof ApiError) || error.code !== 'document.not-pretranslated') return undefined;
  const { names, count } = error.params;
  return typeof count === 'number' ? { names: String(names), count: formatNumber(count) } : undefined;
}
