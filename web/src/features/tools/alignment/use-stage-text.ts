import { useTranslation } from 'react-i18next';

const stages = ['read', 'lookup', 'translate', 'align', 'decide'] as const;

/** What an alignment is doing, in words. */
export function useStageText(): (stage: string) => string {
  const { t } = useTranslation('alignment');
  return (stage) => {
    const known = stages.find((one) => one === stage);
    return known === undefined ? '' : t(`stage.${known}`);
  };
}
