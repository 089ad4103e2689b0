import type { InstalledProcess } from '@transloom/contracts/operator-health';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';

/** The processes that have reported within half a minute. */
export function ProcessList({ processes }: { readonly processes: readonly InstalledProcess[] }) {
  const { t } = useTranslation('operator');
  return (
    <LineList label={t('health.processes')} empty={<Text tone="tertiary">{t('health.noProcess')}</Text>}>
      {processes.map(({ role, host, pid, version, startedAt }) => (
        <ListLine key={`${host} ${pid}`}>
          <Stack direction="row" justify="space-between">
            <Stack gap="none">
              <Text>{t(`health.roles.${role}`)}</Text>
              <Text size="small" tone="secondary">
                {t('health.place', { host, pid, version })}
              </Text>
            </Stack>
            <Text size="small" tone="secondary">
              {t('health.since')} <When instant={startedAt} />
            </Text>
          </Stack>
        </ListLine>
      ))}
    </LineList>
  );
}
