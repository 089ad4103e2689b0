import { useQuery } from '@tanstack/react-query';
import type { PolishOptions } from '@transloom/contracts/polish';
import { useTranslation } from 'react-i18next';
import { polishStylesQuery } from './polish.queries.ts';

type Styled = Pick<PolishOptions, 'style' | 'polishStyleId' | 'engineKey'>;

/** The name of the style that a text is polished in. */
export function useStyleName(): (options: Styled) => string {
  const { t } = useTranslation('polish');
  const { data } = useQuery(polishStylesQuery);
  return ({ style, polishStyleId, engineKey }) => {
    if (engineKey === null) return t('style.rules');
    if (polishStyleId === null) return t(`style.${style}`);
    return data?.find((own) => own.polishStyleId === polishStyleId)?.name ?? t('style.gone');
  };
}
