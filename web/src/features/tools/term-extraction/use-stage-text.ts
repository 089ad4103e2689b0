import { useTranslation } from 'react-i18next';

/** What an extraction is doing, in words. */
export function useStageText(): (stage: string) => string {
  const { t } = useTranslation('term-extraction');
  return (stage) => (stage === 'read' ? t('stage.read') : t('stage.extract'));
}
