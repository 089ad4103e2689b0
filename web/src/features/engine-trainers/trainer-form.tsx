import type { EngineTrainer, TrainerVendor } from '@transloom/contracts/engine-trainers';
import { Alert, App, Button, Form, type FormInstance, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { Stack } from '../../ui/stack.tsx';
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
      <Stack gap="sm">
        <Trial trial={trial} />
        {error ? <Alert type="error" showIcon title={error.message} /> : null}
        <DrawerButtons>
          <Button loading={trial.isPending} onClick={test}>
            {t('trial.action')}
          </Button>
          <Button type="primary" htmlType="submit" loading={saving}>
            {t('connect.save')}
          </Button>
        </DrawerButtons>
      </Stack>
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
  const { message } = App.useApp();
  const trial = useTestTrainer();
  const saving = useSaveTrainer();
  const known = trainer ? { trainerId: trainer.trainerId } : {};
  const test = async () => {
    const draft = await form.validateFields().catch(() => undefined);
    if (draft) trial.mutate({ ...withoutEmpty(draft), ...known });
  };
  const save = (draft: TrainerDraft) =>
    saving.mutate(
      { ...withoutEmpty(draft), ...known },
      {
        onSuccess: ({ name }) => {
          message.success(t('connect.saved', { name }));
          onDone();
        },
      },
    );
  return { test: () => void test(), save, trial, saving: saving.isPending, error: saving.error };
}

/** Fields that were never touched are undefined. */
function withoutEmpty({ settings = {}, ...draft }: TrainerDraft): TrainerDraft {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { ...draft, settings: Object.fromEntries(given) };
}
