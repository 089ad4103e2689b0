import { useTranslation } from 'react-i18next';

const known = ['baseUrl', 'model', 'apiKey'] as const;

interface FieldText {
  readonly label: string;
  readonly hint?: string;
}

/** The words of a vendor's field; a field nobody wrote words for is called by its name. */
export function useFieldText(): (field: string) => FieldText {
  const { t } = useTranslation('engines');
  return (field) => {
    const name = known.find((one) => one === field);
    return name ? { label: t(`field.${name}.label`), hint: t(`field.${name}.hint`) } : { label: field };
  };
}
