import { type DialRegion, dialRegions } from '@transloom/contracts/dial-codes';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../i18n/locale.ts';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';

const known = { data: dialRegions, error: null, refetch: () => undefined };

/** The regions whose phone numbers can be used (D3.62). The forms and the server check numbers by the same list. */
export function DialCodes() {
  const { t } = useTranslation('operator');
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region' });
  return (
    <Stack gap="md">
      <Text as="p" tone="secondary">
        {t('dictionaries.dialCodesHint')}
      </Text>
      <DataTable<DialRegion>
        name="operator-dial-codes"
        label={t('dictionaries.types.dial-codes')}
        query={known}
        rowKey={({ region }) => region}
        empty={null}
        columns={[
          {
            key: 'region',
            title: t('dictionaries.region'),
            width: 240,
            render: ({ region }) => names.of(region) ?? region,
          },
          { key: 'code', title: t('dictionaries.dialCode'), width: 140, render: ({ code }) => `+${code}` },
          {
            key: 'digits',
            title: t('dictionaries.digits'),
            width: 140,
            grow: true,
            render: ({ digits: [least, most] }) => (least === most ? String(least) : `${least}–${most}`),
          },
        ]}
      />
    </Stack>
  );
}
