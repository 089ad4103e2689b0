import { useQuery } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { enginePolicyQuery, useChangeEnginePolicy } from '../engines.queries.ts';

/** Whether people of the organization may have engines of their own. */
export function OwnEnginesSwitch() {
  const { t } = useTranslation('engines');
  const policy = useQuery(enginePolicyQuery).data;
  const change = useChangeEnginePolicy();
  if (policy === undefined) return null;
  return (
    <Stack direction="row" gap="xs" align="center">
      <Switch
        checked={policy.ownEngines}
        loading={change.isPending}
        aria-label={t('ownEngines.label')}
        onChange={(ownEngines) => change.mutate({ ownEngines })}
      />
      <Text>{t('ownEngines.label')}</Text>
      <Text size="small" tone="tertiary">
        {t('ownEngines.hint')}
      </Text>
    </Stack>
  );
}
