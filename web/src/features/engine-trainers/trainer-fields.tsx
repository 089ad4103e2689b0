import type { EngineTrainer, TrainerVendor } from '@transloom/contracts/engine-trainers';
import { SettingFields } from '../../ui/setting-fields.tsx';
import { useTrainerFieldText } from './use-trainer-text.ts';

interface TrainerFieldsProps {
  readonly vendor: TrainerVendor;
  readonly trainer: EngineTrainer | undefined;
}

export function TrainerFields({ vendor, trainer }: TrainerFieldsProps) {
  const fieldText = useTrainerFieldText();
  const fields = vendor.fields.map((field) => ({ ...field, ...fieldText(field.name) }));
  return <SettingFields of={vendor.vendor} fields={fields} stored={trainer?.settings ?? undefined} />;
}
