import { useTranslation } from 'react-i18next';

/** The name of a rate scheme; the built-in one has the interface's word. */
export function useSchemeName(): (scheme: {
  readonly schemeId: string | null;
  readonly name: string;
}) => string {
  const { t } = useTranslation('analyses');
  return ({ schemeId, name }) => (schemeId === null ? t('schemes.builtIn') : name);
}
