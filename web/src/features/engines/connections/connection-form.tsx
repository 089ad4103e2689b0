import type { OutputOf } from '@transloom/contracts/endpoint';
import type { EngineConnection } from '@transloom/contracts/engine-connections';
import type { enginesApi } from '@transloom/contracts/engines';
import { Alert, Button, Form, type FormInstance, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { givenSettings, useTriedForm } from '../../../ui/use-tried-form.ts';
import { type ConnectionDraft, useSaveConnection, useTestConnection } from '../engines.queries.ts';
import { EngineTrial } from '../trying/engine-trial.tsx';
import { useVendorName } from '../use-vendor-name.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { ConnectionLimits } from './connection-limits.tsx';
import { ConnectionPrice } from './connection-price.tsx';
import { ConnectionScope } from './connection-scope.tsx';
import { VendorSelect } from './vendor-select.tsx';

type Vendors = OutputOf<typeof enginesApi.listVendors>;

interface ConnectionFormProps {
  readonly vendors: Vendors;
  /** The one a new connection begins with. */
  readonly vendorId: string | undefined;
  /** The one to change; absent for a new one. */
  readonly connection: EngineConnection | undefined;
  /** May connect engines for the whole organisation; others connect their own. */
  readonly administers: boolean;
  readonly onDone: () => void;
}

const longestName = 40;
const unlimited = {
  name: '',
  settings: {},
  charactersPerMonth: null,
  requestsPerMinute: null,
  fallbackKey: null,
  price: null,
  moneyPerMonth: null,
};

/** Name, kind and settings of an engine; it can be tried before it is saved. */
export function ConnectionForm(props: ConnectionFormProps) {
  const { vendors, vendorId: chosen, connection, administers, onDone } = props;
  const { t } = useTranslation('engines');
  const [form] = Form.useForm<ConnectionDraft>();
  const first = connection?.vendor ?? chosen ?? vendors[0]?.vendor;
  const vendorId = Form.useWatch('vendor', form) ?? first;
  const vendor = vendors.find((one) => one.vendor === vendorId);
  const vendorName = useVendorName();
  const { test, save, trial, saving, error } = useConnectionCommands(form, connection, onDone);
  return (
    <Form<ConnectionDraft>
      form={form}
      layout="vertical"
      initialValues={
        connection ?? { ...unlimited, vendor: first, scope: administers ? 'organization' : 'user' }
      }
      onFinish={save}
      onValuesChange={trial.reset}
    >
      {connection && connection.unreadable.length > 0 ? (
        <Form.Item>
          <Alert type="warning" showIcon title={t('connect.unreadable')} />
        </Form.Item>
      ) : null}
      <Form.Item
        name="vendor"
        label={t('connect.vendor')}
        hidden={connection !== undefined}
        rules={[{ required: true }]}
      >
        <VendorSelect vendors={vendors} />
      </Form.Item>
      <ConnectionScope hidden={connection !== undefined || !administers} />
      <Form.Item
        name="name"
        label={t('connect.name')}
        extra={t('connect.nameHint')}
        rules={[{ required: true, whitespace: true, message: t('connect.nameRequired') }]}
      >
        <Input maxLength={longestName} placeholder={vendor ? vendorName(vendor.vendor, vendor.name) : ''} />
      </Form.Item>
      {vendor ? <ConnectionFields vendor={vendor} connection={connection} /> : null}
      {vendor ? <ConnectionPrice key={vendor.vendor} vendor={vendor} connection={connection} /> : null}
      <ConnectionLimits connection={connection} />
      <DrawerButtons
        note={
          <>
            {trial.isPending ? <Alert type="info" showIcon title={t('trial.running')} /> : null}
            <EngineTrial result={trial.data} error={trial.error} />
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

function useConnectionCommands(
  form: FormInstance<ConnectionDraft>,
  connection: EngineConnection | undefined,
  onDone: () => void,
) {
  const { t } = useTranslation('engines');
  const trial = useTestConnection();
  const saving = useSaveConnection();
  const known = connection ? { connectionId: connection.connectionId } : {};
  const commands = useTriedForm(form, {
    inputOf: (draft) => ({
      ...draft,
      ...known,
      fallbackKey: draft.fallbackKey ?? null,
      moneyPerMonth: draft.moneyPerMonth ?? null,
      settings: givenSettings(draft.settings),
    }),
    trial,
    saving,
    onDone,
    savedText: ({ name }: EngineConnection) => t('connect.saved', { name }),
  });
  return { ...commands, trial, saving: saving.isPending, error: saving.error };
}
