import type { OutputOf } from '@transloom/contracts/endpoint';
import type { enginesApi } from '@transloom/contracts/engines';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useVendorName } from '../use-vendor-name.ts';

interface VendorSelectProps {
  /** Given by the form around it. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (vendor: string) => void;
  readonly vendors: OutputOf<typeof enginesApi.listVendors>;
}

const kinds = ['machine-translation', 'translation-model', 'language-model'] as const;

/** The vendors by kind, found by any part of their names. */
export function VendorSelect({ vendors, ...field }: VendorSelectProps) {
  const { t } = useTranslation('engines');
  const vendorName = useVendorName();
  const groups = kinds.map((kind) => ({
    label: t(`kind.${kind}`),
    options: vendors
      .filter((vendor) => vendor.kind === kind)
      .map(({ vendor: value, name }) => ({ value, label: vendorName(value, name) })),
  }));
  return (
    <Select<string>
      {...field}
      showSearch={{ optionFilterProp: 'label' }}
      options={groups.filter(({ options }) => options.length > 0)}
    />
  );
}
