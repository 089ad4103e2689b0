import { InfoCircleOutlined } from '@ant-design/icons';
import type { DocumentWarningCode } from '@transloom/core/document/document-format';
import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { Text } from '../../ui/text.tsx';

/** Those there are words for: all of core's. */
const known: Readonly<Record<DocumentWarningCode, true>> = {
  'tracked-changes-accepted': true,
  'hidden-text-skipped': true,
  'fields-skipped': true,
  'comments-skipped': true,
  'commands-skipped': true,
  'encoding-guessed': true,
  'encoding-changed': true,
  'codes-restored': true,
  'looks-dropped': true,
  'text-not-written': true,
  'text-shortened': true,
  'formula-text-skipped': true,
  'chart-data-kept': true,
  'turned-text-skipped': true,
  'pages-recognized': true,
  'words-unsure': true,
  'pages-covered': true,
  'excluded-text-skipped': true,
  'text-in-codes-skipped': true,
};

interface Warning {
  readonly code: string;
  readonly count: number;
  /** Of the file, where there are several. */
  readonly name?: string;
}

interface WarningNotesProps {
  readonly title: string;
  readonly warnings: readonly Warning[];
}

/** What reading or writing files left out, changed or had to guess, each in words with its count. */
export function WarningNotes({ title, warnings }: WarningNotesProps) {
  const { t } = useTranslation('files');
  if (warnings.length === 0) return null;
  return (
    <Popover
      trigger={['click', 'hover']}
      title={title}
      content={warnings.map((warning) => (
        <Text key={`${warning.name} ${warning.code}`} as="p" size="table">
          <WarningText warning={warning} />
        </Text>
      ))}
    >
      <Button size="small" type="text" icon={<InfoCircleOutlined aria-hidden />}>
        {t('warning.count', { count: warnings.length })}
      </Button>
    </Popover>
  );
}

function WarningText({ warning: { name, code, count } }: { readonly warning: Warning }) {
  const { t } = useTranslation('files');
  const text = t(`warning.${isKnown(code) ? code : 'other'}`, { count, number: formatNumber(count) });
  return name === undefined ? text : t('warning.ofFile', { name, text });
}

function isKnown(code: string): code is DocumentWarningCode {
  return Object.hasOwn(known, code);
}
