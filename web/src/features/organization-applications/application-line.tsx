import type { OrganizationApplication } from '@transloom/contracts/organization-applications';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format.ts';
import { ListLine } from '../../ui/line-list.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ApplicationState } from './application-state.tsx';

/** What was applied for, how far it is, and why it was rejected. */
export function ApplicationLine({ application }: { readonly application: OrganizationApplication }) {
  const { t } = useTranslation('organization-applications');
  const { kind, state, fields, fileName, reason, createdAt } = application;
  return (
    <ListLine>
      <Stack gap="xxs">
        <Stack direction="row" gap="xs">
          <Text strong truncate>
            {fields.organization}
          </Text>
          <ApplicationState state={state} />
        </Stack>
        <Text size="small" tone="tertiary" truncate as="div">
          {[t(`kind.${kind}`), formatDate(createdAt), fileName].join(' · ')}
        </Text>
        {reason === '' ? null : <Text tone="danger">{t('mine.reason', { reason })}</Text>}
      </Stack>
    </ListLine>
  );
}
