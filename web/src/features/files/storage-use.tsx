import { queryOptions, useQuery } from '@tanstack/react-query';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { formatBytes } from '../../i18n/format.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Text } from '../../ui/text.tsx';

const storageUseQuery = queryOptions({
  queryKey: ['files', 'storage'],
  queryFn: ({ signal }) => callApi(endpoints.files.storageUse, {}, { signal }),
  meta: { failure: 'inline' },
});

/** How much of the organization's file storage is used. */
export function StorageUse() {
  const { t } = useTranslation('files');
  const query = useQuery(storageUseQuery);
  return (
    <Loadable query={query}>
      {({ usedBytes, limitBytes }) => {
        const used = formatBytes(usedBytes);
        if (limitBytes === null) return <Text numeric>{t('storage.unlimited', { used })}</Text>;
        const percent = Math.min(100, Math.round((usedBytes / Math.max(1, limitBytes)) * 100));
        const label = t('storage.of', { used, limit: formatBytes(limitBytes) });
        return (
          <>
            <Text numeric>{label}</Text>
            <Progress
              aria-label={label}
              percent={percent}
              showInfo={false}
              status={percent >= 95 ? 'exception' : 'normal'}
            />
          </>
        );
      }}
    </Loadable>
  );
}
