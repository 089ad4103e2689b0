import { InfoCircleOutlined } from '@ant-design/icons';
import type { TranslationDocument } from '@transloom/contracts/documents';
import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { Text } from '../../ui/text.tsx';

const known = [
  'tracked-changes-accepted',
  'hidden-text-skipped',
  'fields-skipped',
  'comments-skipped',
  'commands-skipped',
  'encoding-guessed',
  'encoding-changed',
  'codes-restored',
  'text-not-written',
  'text-shortened',
  'formula-text-skipped',
  'chart-data-kept',
  'excluded-text-skipped',
  'text-in-codes-skipped',
] as const;

type Warning = TranslationDocument['warnings'][number];

/** What reading the file left out or had to guess, each in words with its count. */
export function DocumentWarnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  const { t } = useTranslation('projects');
  if (warnings.length === 0) return null;
  return (
    <Popover
      trigger={['click', 'hover']}
      title={t('warnings.title')}
      content={warnings.map((warning) => (
        <Text key={warning.code} as="p" size="table">
          <WarningText warning={warning} />
        </Text>
      ))}
    >
      <Button size="small" type="text" icon={<InfoCircleOutlined aria-hidden />}>
        {t('warnings.count', { count: warnings.length })}
      </Button>
    </Popover>
  );
}

function WarningText({ warning: { code, count } }: { readonly warning: Warning }) {
  const { t } = useTranslation('projects');
  const name = known.find((one) => one === code) ?? 'other';
  return t(`warning.${name}`, { count, number: formatNumber(count) });
}
