import { useTranslation } from 'react-i18next';

/** What a polish is doing, in words. */
export function useStageText(): (stage: string) => string {
  const { t } = useTranslation('polish');
  return (stage) => (stage === 'read' ? t('stage.read') : t('stage.polish'));
}
