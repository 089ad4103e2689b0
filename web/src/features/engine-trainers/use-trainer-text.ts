import { useTranslation } from 'react-i18next';

const kinds = ['transloom-trainer', 'openai-fine-tuning'] as const;
const fields = [
  ...(['baseUrl', 'apiKey', 'model', 'epochs', 'pricePerMillion', 'currency'] as const),
  'webhookSecret',
] as const;

/** What a kind of trainer is called; one that nobody wrote words for by its id. */
export function useTrainerKind(): (vendor: string) => string {
  const { t } = useTranslation('engine-trainers');
  return (vendor) => {
    const known = kinds.find((one) => one === vendor);
    return known ? t(`kind.${known}.name`) : vendor;
  };
}

/** What it does with the corpus and for whom it is; undefined for one that nobody wrote words for. */
export function useTrainerHint(): (vendor: string | undefined) => string | undefined {
  const { t } = useTranslation('engine-trainers');
  return (vendor) => {
    const known = kinds.find((one) => one === vendor);
    return known && t(`kind.${known}.text`);
  };
}

interface FieldText {
  readonly label: string;
  readonly hint?: string;
}

export function useTrainerFieldText(): (field: string) => FieldText {
  const { t } = useTranslation('engine-trainers');
  return (field) => {
    const known = fields.find((one) => one === field);
    return known ? { label: t(`field.${known}.label`), hint: t(`field.${known}.hint`) } : { label: field };
  };
}
