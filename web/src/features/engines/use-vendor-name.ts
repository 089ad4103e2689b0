import { useTranslation } from 'react-i18next';

/** Vendors called by what they are; brands are called the same in every language. */
const described = ['openai-compatible'] as const;

export function useVendorName(): (vendor: string, name: string) => string {
  const { t } = useTranslation('engines');
  return (vendor, name) => {
    const known = described.find((one) => one === vendor);
    return known ? t(`vendor.${known}`) : name;
  };
}
