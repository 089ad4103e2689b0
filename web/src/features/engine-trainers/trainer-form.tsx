import type { EngineTrainer, TrainerVendor } from '@transloom/contracts/engine-trainers';
import { Alert, Button, Form, type FormInstance, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { givenSettings, useTriedForm } from '../../ui/use-tried-form.ts';
import { type TrainerDraft, useSaveTrainer, useTestTrainer } from './engine-trainers.queries.ts';
import { TrainerFields } from './trainer-fields.tsx';
import { useTrainerHint, useTrainerKind } from './use-trainer-text.ts';

interface TrainerFormProps {
  readonly vendors: readonly TrainerVendor[];
  /** The one to change; absent for a new one. */
  readonly trainer: EngineTrainer | undefined;
  readonly onDone: () => void;
}

const longestName = 40;

/** Kind, name and settings of a trainer; it can be tried before it is saved. */
export function TrainerForm({ vendors, trainer, onDone }: TrainerFormProps) {
  const { t } = useTranslation('engine-trainers');
  const [form] = Form.useForm<TrainerDraft>();
  const kindText = useTrainerKind();
  const hintText = useTrainerHint();
  const first = trainer?.vendor ?? vendors[0]?.vendor;
  const vendorId = Form.useWatch('vendor', form) ?? first;
  const vendor = vendors.find((one) => one.vendor === vendorId);
  const { test, save, trial, saving, error } = useTrainerCommands(form, trainer, onDone);
  const initial = { vendor: first, name: trainer?.name ?? '', settings: trainer?.settings ?? {} };
  return (
    <Form<TrainerDraft>
      form={form}
      layout="vertical"
      initialValues={initial}
      onFinish={save}
      onValuesChange={trial.reset}
    >
      <Form.Item
        name="vendor"
        label={t('connect.kind')}
        extra={hintText(vendorId)}
        hidden={trainer !== undefined}
        rules={[{ required: true }]}
      >
        <Select options={vendors.map((one) => ({ value: one.vendor, label: kindText(one.vendor) }))} />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('connect.name')}
        rules={[{ required: true, whitespace: true, message: t('connect.nameRequired') }]}
      >
        <Input maxLength={longestName} placeholder={kindText(vendorId ?? '')} />
      </Form.Item>
      {vendor ? <TrainerFields vendor={vendor} trainer={trainer} /> : null}
      <DrawerButtons
        note={
          <>
            <Trial trial={trial} />
            {error ? <Alert type="error" showIcon title={error.message} /> : null}
          </>
        }
      >
        <Button loading={trial.isPending} onClick={test}>
          {t('trial.action')}
        </Button>
        <Button type="primary" htmlType="submit" loading={saving}>
          {t('connect.save')}
        </Button>
      </DrawerButtons>
    </Form>
  );
}

function Trial({ trial: { data, error } }: { readonly trial: ReturnType<typeof useTestTrainer> }) {
  const { t } = useTranslation('engine-trainers');
  if (error) return <Alert type="error" showIcon title={error.message} />;
  if (data === undefined) return null;
  const { ok, message, version } = data;
  return ok ? (
    <Alert type="success" showIcon title={t('trial.works')} description={version} />
  ) : (
    <Alert type="error" showIcon title={t('trial.failed')} description={message} />
  );
}

function useTrainerCommands(
  form: FormInstance<TrainerDraft>,
  trainer: EngineTrainer | undefined,
  onDone: () => void,
) {
  const { t } = useTranslation('engine-trainers');
  const trial = useTestTrainer();
  const saving = useSaveTrainer();
  const known = trainer ? { trainerId: trainer.trainerId } : {};
  const commands = useTriedForm(form, {
    inputOf: (draft) => ({ ...draft, ...known, settings: givenSettings(draft.settings) }),
    trial,
    saving,
    onDone,
    savedText: ({ name }: EngineTrainer) => t('connect.saved', { name }),
  });
  return { ...commands, trial, saving: saving.isPending, error: saving.error };
}
