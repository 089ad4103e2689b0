import type { OutputOf } from '@transloom/contracts/endpoint';
import type { EngineConnection } from '@transloom/contracts/engine-connections';
import type { enginesApi } from '@transloom/contracts/engines';
import { SettingFields } from '../../../ui/setting-fields.tsx';
import { ModelInput } from './model-input.tsx';
import { useFieldText } from './use-field-text.ts';

type Vendor = OutputOf<typeof enginesApi.listVendors>[number];

interface ConnectionFieldsProps {
  readonly vendor: Vendor;
  readonly connection: EngineConnection | undefined;
}

export function ConnectionFields({ vendor, connection }: ConnectionFieldsProps) {
  const fieldText = useFieldText();
  const textOf = ({ name, required }: Vendor['fields'][number]) => {
    const { label, hint } = fieldText(name);
    // The hint of a key says that some services need none.
    return name === 'apiKey' && required ? { label } : { label, hint };
  };
  const needs = vendor.fields
    .filter(({ name, required }) => required && name !== 'model')
    .map(({ name }) => name);
  const fields = vendor.fields.map((field) => ({
    ...field,
    ...textOf(field),
    input:
      field.name === 'model' && vendor.listsModels ? (
        <ModelInput vendor={vendor.vendor} needs={needs} connectionId={connection?.connectionId} />
      ) : undefined,
  }));
  return <SettingFields of={vendor.vendor} fields={fields} stored={connection?.settings} />;
}
