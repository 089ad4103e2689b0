import { useTranslation } from 'react-i18next';

const kinds = ['transloom-trainer', 'openai-fine-tuning'] as const;
const fields = [
  ...(['baseUrl', 'apiKey', 'model', 'epochs', 'pricePerMillion', 'currency'] as const),
  'webhookSecret',
] as const;

/** The words for kinds of trainers and their fields. One without words is called by its id. */
export function useTrainerTexts() {
  const { t } = useTranslation('engine-trainers');
  const kindOf = (vendor: string) => kinds.find((one) => one === vendor);
  return {
    kind: (vendor: string): string => {
      const known = kindOf(vendor);
      return known ? t(`kind.${known}.name`) : vendor;
    },
    /** What it does with the corpus, and for whom it is. */
    hint: (vendor: string): string | undefined => {
      const known = kindOf(vendor);
      return known && t(`kind.${known}.text`);
    },
    field: (name: string): { readonly label: string; readonly hint?: string } => {
      const known = fields.find((one) => one === name);
      return known ? { label: t(`field.${known}.label`), hint: t(`field.${known}.hint`) } : { label: name };
    },
  };
}
