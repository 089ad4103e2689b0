import type { Segment } from '@transloom/contracts/segments';
import { useTranslation } from 'react-i18next';

/** What is known of a target that nobody has changed: what was carried over into a match, or the engine and its score. */
export function useTraceText(): (segment: Segment) => string {
  const { t } = useTranslation('workbench');
  return ({ origin, engine, score, replacements }) => {
    if (origin === 'memory')
      return (replacements ?? [])
        .map(({ was, is, unit }) =>
          unit === undefined ? t('trace.replaced', { was, is }) : t('trace.unitKept', { was, is, unit }),
        )
        .join(t('trace.separator'));
    if (origin !== 'engine') return '';
    return score === null ? (engine ?? '') : t('trace.scored', { engine: engine ?? '', score });
  };
}
