import { useQuery } from '@tanstack/react-query';
import { type CompanySettings, companyRoles } from '@transloom/contracts/company-sign-in';
import { App, Button, Form, Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../../ui/loadable.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { ShellCommand } from '../../../ui/shell-command.tsx';
import { Text } from '../../../ui/text.tsx';
import { roleName } from '../../organizations/role-name.ts';
import { IdentityProvider } from '../identity.tsx';
import { companyQuery, useSaveCompany } from './company.queries.ts';
import { DomainList } from './domain-list.tsx';
import { readRoleMap, writeRoleMap } from './role-map-text.ts';

/** Sign-in of the organization's people at its own service. */
export function CompanySettingsPage() {
  const { t } = useTranslation('accounts');
  const query = useQuery(companyQuery);
  return (
    <IdentityProvider>
      <Page width="form">
        <Text as="p" tone="secondary">
          {t('company.settingsHint')}
        </Text>
        <Loadable query={query}>
          {({ settings, redirectUri, domains }) => (
            <>
              <DomainList domains={domains} />
              <SettingsForm settings={settings} redirectUri={redirectUri} />
            </>
          )}
        </Loadable>
      </Page>
    </IdentityProvider>
  );
}

interface SettingsFormProps {
  readonly settings: CompanySettings | null;
  readonly redirectUri: string;
}

interface Fields extends Omit<CompanySettings, 'roleMap'> {
  readonly clientSecret: string;
  readonly roleMap: string;
}

function SettingsForm({ settings, redirectUri }: SettingsFormProps) {
  const { t } = useTranslation('accounts');
  const { message } = App.useApp();
  const { mutate, isPending } = useSaveCompany();
  const submit = ({ roleMap, ...fields }: Fields) =>
    mutate(
      { ...fields, roleMap: readRoleMap(roleMap) ?? [] },
      { onSuccess: () => void message.success(t('company.saved')) },
    );
  const initialValues: Fields = {
    issuer: settings?.issuer ?? '',
    clientId: settings?.clientId ?? '',
    clientSecret: '',
    roleClaim: settings?.roleClaim ?? 'groups',
    roleMap: writeRoleMap(settings?.roleMap ?? []),
    defaultRole: settings?.defaultRole ?? 'TRANSLATOR',
    enforced: settings?.enforced ?? false,
  };
  const required = [{ required: true, whitespace: true, message: t('code.required') }];
  return (
    <Section title={t('company.settings')}>
      <Form<Fields> layout="vertical" requiredMark={false} initialValues={initialValues} onFinish={submit}>
        <Form.Item label={t('company.redirect')}>
          <ShellCommand command={redirectUri} />
        </Form.Item>
        <Form.Item name="issuer" label={t('company.issuer')} rules={required}>
          <Input placeholder="https://login.example.com" />
        </Form.Item>
        <Form.Item name="clientId" label={t('company.clientId')} rules={required}>
          <Input />
        </Form.Item>
        <Form.Item
          name="clientSecret"
          label={t('company.clientSecret')}
          extra={settings === null ? null : t('company.keepSecret')}
        >
          <Input.Password autoComplete="off" />
        </Form.Item>
        <Form.Item name="roleClaim" label={t('company.roleClaim')} extra={t('company.roleClaimHint')}>
          <Input />
        </Form.Item>
        <Form.Item
          name="roleMap"
          label={t('company.roleMap')}
          extra={t('company.roleMapHint')}
          rules={[
            {
              validator: async (_, text: string) => {
                if (readRoleMap(text) === undefined) throw new Error(t('company.roleMapInvalid'));
              },
            },
          ]}
        >
          <Input.TextArea rows={3} />
        </Form.Item>
        <Form.Item name="defaultRole" label={t('company.defaultRole')}>
          <Select options={companyRoles.map((value) => ({ value, label: roleName(value) }))} />
        </Form.Item>
        <Form.Item
          name="enforced"
          label={t('company.enforced')}
          extra={t('company.enforcedHint')}
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('company.save')}
        </Button>
      </Form>
    </Section>
  );
}
