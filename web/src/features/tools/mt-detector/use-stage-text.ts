import { useTranslation } from 'react-i18next';

/** What a detection is doing, in words. */
export function useStageText(): (stage: string) => string {
  const { t } = useTranslation('mt-detector');
  return (stage) => (stage === 'read' ? t('stage.read') : t('stage.compare'));
}
