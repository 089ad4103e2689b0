import { useTranslation } from 'react-i18next';

const stages = ['read', 'check', 'compare', 'ask'] as const;

/** What a QA check is doing, in words. */
export function useStageText(): (stage: string) => string {
  const { t } = useTranslation('qa-check');
  return (stage) => {
    const known = stages.find((one) => one === stage);
    return known === undefined ? '' : t(`stage.${known}`);
  };
}
