import type { EngineVersion } from '@transloom/contracts/custom-engine-versions';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import { formatScore } from './format-score.ts';

interface VersionVariantProps {
  readonly version: EngineVersion;
  readonly baseName: string;
}

/** How a version translates, with what the other way scored; why there is no other way. */
export function VersionVariant({ version, baseName }: VersionVariantProps) {
  const { t } = useTranslation('custom-engines');
  const { variant, scores, postEditingMessage } = version;
  if (scores === null) return '–';
  const other = variant === 'plain' ? 'post-edited' : 'plain';
  return (
    <>
      {t(`variant.${variant}`, { base: baseName })}
      {scores.variants === null ? null : (
        <Text size="small" tone="tertiary" truncate as="div">
          {t(`variant.${other}Score`, { base: baseName, bleu: formatScore(scores.variants[other].bleu) })}
        </Text>
      )}
      {postEditingMessage === null ? null : (
        <Text size="small" tone="danger" truncate as="div">
          {postEditingMessage}
        </Text>
      )}
    </>
  );
}
