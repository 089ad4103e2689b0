import type { ModelFacts } from '@transloom/contracts/engine-models';
import { useTranslation } from 'react-i18next';

/** The name of a licence, and its words a click away. */
export function ModelLicence({ licence }: { readonly licence: NonNullable<ModelFacts['licence']> }) {
  const { t } = useTranslation('engine-models');
  return (
    <a href={licence.address} target="_blank" rel="noreferrer">
      {t('offer.licence', { licence: licence.name })}
    </a>
  );
}
