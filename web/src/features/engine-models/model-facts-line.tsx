import type { ModelFacts } from '@transloom/contracts/engine-models';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/format.ts';
import { DetailPopover } from '../../ui/detail-popover.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ModelLicence } from './model-licence.tsx';

interface ModelFactsLineProps {
  /** What comes before the licence: version, size. */
  readonly facts: readonly string[];
  /** Absent where the list says it once for all. */
  readonly licence?: ModelFacts['licence'];
  readonly files: ModelFacts['files'];
}

/** Version, size and licence of a model in one line; behind it every file with its checksum. */
export function ModelFactsLine({ facts, licence, files }: ModelFactsLineProps) {
  const { t } = useTranslation('engine-models');
  return (
    <Text size="small" tone="tertiary" numeric as="div">
      {facts.join(' · ')}
      {licence ? (
        <>
          {' · '}
          <ModelLicence licence={licence}>{t('offer.licence', { licence: licence.name })}</ModelLicence>
        </>
      ) : null}
      {files.length > 0 ? (
        <>
          {' · '}
          <DetailPopover label={t('files.label', { count: files.length })} title={t('files.title')}>
            <ModelFiles files={files} />
          </DetailPopover>
        </>
      ) : null}
    </Text>
  );
}

/** Each is checked against its sum before it is used. */
export function ModelFiles({ files }: Pick<ModelFacts, 'files'>) {
  return (
    <Stack gap="xs">
      {files.map(({ name, bytes, checksum }) => (
        <div key={name}>
          <Text size="table" as="div">
            {name} · {formatBytes(bytes)}
          </Text>
          <Text size="small" tone="tertiary" code truncate as="div">
            {checksum}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
