import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { extensionsOf, type UploadFormat } from './format-groups.ts';
import { FormatGroups } from './grouped-formats.tsx';
import styles from './supported-types.module.css';

/** How many formats there are, and behind it all of them in their groups, with those a program is missing for. */
export function SupportedTypes({ formats }: { readonly formats: readonly UploadFormat[] }) {
  const { t } = useTranslation('files');
  const available = formats.filter(({ missing }) => missing === null);
  return (
    <Stack direction="row" gap="xxs">
      <Text size="small" tone="tertiary">
        {t('types.supported', { count: available.length })}
      </Text>
      <Popover trigger="click" title={t('types.title')} content={<AllTypes formats={formats} />}>
        <Button size="small" type="link">
          {t('types.show')}
        </Button>
      </Popover>
    </Stack>
  );
}

function AllTypes({ formats }: { readonly formats: readonly UploadFormat[] }) {
  const available = formats.filter(({ missing }) => missing === null);
  return (
    <div className={styles['all']}>
      <FormatGroups formats={available} />
      <MissingPrograms formats={formats} />
    </div>
  );
}

function MissingPrograms({ formats }: { readonly formats: readonly UploadFormat[] }) {
  const { t } = useTranslation('files');
  const off = formats.flatMap((format) => (format.missing === null ? [] : [{ ...format.missing, format }]));
  if (off.length === 0) return null;
  return (
    <div className={styles['off']}>
      <Text size="small" strong>
        {t('types.off')}
      </Text>
      {[...Map.groupBy(off, ({ command }) => command)].map(([command, needing]) => (
        <div key={command} className={styles['program']}>
          <Text size="small">
            {extensionsOf(needing.map(({ format }) => format)).join(t('upload.separator'))}
          </Text>
          <Text size="small" tone="secondary">
            {t('types.missing', { program: needing[0]?.program ?? '' })}
          </Text>
          <Stack direction="row" gap="xs" align="flex-start">
            <Text size="small" code>
              {command}
            </Text>
            <CopyButton text={command} />
          </Stack>
        </div>
      ))}
    </div>
  );
}
