import {
  type EngineTrainer,
  engineTrainersApi,
  type TrainerVendor,
} from '@transloom/contracts/engine-trainers';
import { App, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type FormField, FormFields } from '../../ui/form/form-fields.tsx';
import { TryAndSave } from '../../ui/form/try-and-save.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { useSettingFields } from '../../ui/form/use-setting-fields.tsx';
import { useSaveTrainer, useTestTrainer } from './engine-trainers.queries.ts';
import { useTrainerTexts } from './use-trainer-texts.ts';

interface TrainerFormProps {
  readonly vendors: readonly TrainerVendor[];
  /** Undefined for a new one. */
  readonly trainer: EngineTrainer | undefined;
  readonly onDone: () => void;
}

const { name } = engineTrainersApi.addTrainer.input.shape;

/** Kind, name and settings of a trainer, which can be tried before it is saved. */
export function TrainerForm({ vendors, trainer, onDone }: TrainerFormProps) {
  const { t } = useTranslation('engine-trainers');
  const { message } = App.useApp();
  const texts = useTrainerTexts();
  const [vendorId, setVendorId] = useState(trainer?.vendor ?? vendors[0]?.vendor ?? '');
  const vendor = vendors.find((one) => one.vendor === vendorId);
  const settings = useSettingFields(
    (vendor?.fields ?? []).map((field) => ({ ...field, ...texts.field(field.name) })),
    trainer?.settings ?? undefined,
  );
  const save = useSaveTrainer();
  const trial = useTestTrainer();
  const requestOf = (values: Readonly<Record<string, unknown>>) => ({
    ...(trainer && { trainerId: trainer.trainerId }),
    vendor: vendorId,
    name: String(values['name']),
    settings: settings.given(values),
  });
  const form = useEditForm({
    schema: z.object({ vendor: z.string(), name, ...settings.shape }),
    saved: { vendor: vendorId, name: trainer?.name ?? '', ...settings.saved },
    labels: { vendor: t('connect.kind'), name: t('connect.name'), ...settings.labels },
    save: async (values) => {
      const saved = await save.mutateAsync(requestOf(values));
      message.success(t('connect.saved', { name: saved.name }));
    },
    onSaved: onDone,
  });
  const kind: FormField = {
    required: true,
    hint: texts.hint(vendorId),
    input: ({ id }) => (
      <Select
        id={id}
        value={vendorId}
        options={vendors.map((one) => ({ value: one.vendor, label: texts.kind(one.vendor) }))}
        onChange={setVendorId}
      />
    ),
  };
  return (
    <>
      <FormFields
        form={form}
        fields={{
          ...(trainer ? {} : { vendor: kind }),
          name: { placeholder: texts.kind(vendorId) },
          ...settings.fields,
        }}
      />
      <TryAndSave
        form={form}
        trial={trial}
        requestOf={requestOf}
        words={{ try: t('trial.action'), save: t('connect.save') }}
      >
        {(answer) => ({
          ok: answer.ok,
          title: t(answer.ok ? 'trial.works' : 'trial.failed'),
          detail: answer.ok ? (answer.version ?? '') : answer.message,
        })}
      </TryAndSave>
    </>
  );
}
