import { useQuery } from '@tanstack/react-query';
import type { CustomEngineSummary } from '@transloom/contracts/custom-engines';
import { useTranslation } from 'react-i18next';
import { baseEnginesQuery } from './custom-engines.queries.ts';

/** Names an engine that serves the languages of a custom one by its key. */
export function useEngineName({
  sourceLanguage,
  targetLanguage,
}: Pick<CustomEngineSummary, 'sourceLanguage' | 'targetLanguage'>): (key: string | null) => string {
  const { t } = useTranslation('custom-engines');
  const { data = [], isPending } = useQuery(baseEnginesQuery(sourceLanguage, targetLanguage));
  return (key) =>
    data.find((engine) => engine.key === key)?.name ?? (isPending ? '…' : t('variant.unknownBase'));
}
