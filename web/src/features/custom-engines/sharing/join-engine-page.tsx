import { ExperimentOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { Alert, Button, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LanguagePair } from '../../../ui/language-pair.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { sharedEngineQuery, useJoinEngine } from '../custom-engines.queries.ts';
import { useBaseEngines } from '../use-base-engines.ts';

type Shared = OutputOf<typeof customEnginesApi.sharedEngine>;

interface Link {
  readonly customEngineId: string;
  readonly token: string;
}

/** Where a link to a shared engine leads: what it is, and its password. */
export function JoinEnginePage() {
  const { id = '', token = '' } = useParams({ strict: false });
  const link = { customEngineId: id, token };
  const query = useQuery(sharedEngineQuery(link));
  if (query.data === undefined && query.error instanceof ApiError && query.error.status < 500)
    return <LinkEnded />;
  return (
    <Page width="form">
      <Loadable query={query}>{(engine) => <Shown link={link} engine={engine} />}</Loadable>
    </Page>
  );
}

function LinkEnded() {
  const { t } = useTranslation('custom-engines');
  return (
    <Page>
      <EmptyState
        role="alert"
        icon={<ExperimentOutlined />}
        title={t('join.ended.title')}
        description={t('join.ended.text')}
      />
    </Page>
  );
}

function Shown({ link, engine }: { readonly link: Link; readonly engine: Shared }) {
  const { t } = useTranslation('custom-engines');
  const { name, organization, description, kind, sourceLanguage, targetLanguage, joined } = engine;
  return (
    <Section title={name} description={t('join.from', { organization })}>
      <Stack gap="md">
        <Stack gap="xxs">
          <Text size="table">{t(`kind.${kind}.name`)}</Text>
          <LanguagePair source={sourceLanguage} targets={[targetLanguage]} />
          {description === '' ? null : (
            <Text size="table" tone="secondary">
              {description}
            </Text>
          )}
        </Stack>
        {joined ? <Joined /> : <JoinForm link={link} engine={engine} />}
      </Stack>
    </Section>
  );
}

function Joined() {
  const { t } = useTranslation('custom-engines');
  const navigate = useNavigate();
  return (
    <Stack gap="sm" align="flex-start">
      <Alert type="success" showIcon title={t('join.done')} />
      <Button onClick={() => void navigate({ to: '/engine/index' })}>{t('notFound.back')}</Button>
    </Stack>
  );
}

interface JoinFields {
  readonly password: string;
  readonly baseEngine?: string;
}

function JoinForm({ link, engine }: { readonly link: Link; readonly engine: Shared }) {
  const { t } = useTranslation('custom-engines');
  const join = useJoinEngine();
  const submit = ({ password, baseEngine = null }: { password: string; baseEngine?: string | null }) =>
    join.mutate({ ...link, password, baseEngine });
  return (
    <Form<JoinFields> layout="vertical" onFinish={submit}>
      {engine.kind === 'rag' || engine.kind === 'xgpt' ? <GuestBaseField engine={engine} /> : null}
      {engine.kind === 'deep' ? <AtTheirTrainer organization={engine.organization} /> : null}
      <Form.Item
        name="password"
        label={t('share.password')}
        rules={[{ required: true, message: t('join.passwordMissing') }]}
      >
        <Input.Password maxLength={64} autoComplete="off" />
      </Form.Item>
      <Stack gap="sm" align="flex-start">
        {join.error ? <Alert type="error" showIcon title={join.error.message} /> : null}
        <Button type="primary" htmlType="submit" loading={join.isPending}>
          {t('join.action')}
        </Button>
      </Stack>
    </Form>
  );
}

/** A guest never translates with the owner's keys. */
function GuestBaseField({ engine: { kind, sourceLanguage, targetLanguage } }: { readonly engine: Shared }) {
  const { t } = useTranslation('custom-engines');
  const { options, none } = useBaseEngines({ kind, source: sourceLanguage, target: targetLanguage });
  return (
    <Form.Item
      name="baseEngine"
      label={t('kind.rag.base')}
      extra={t(none ? 'base.noModel' : 'join.baseHint')}
      rules={[{ required: true, message: t('base.required') }]}
    >
      <Select options={options} placeholder={t('base.placeholder')} />
    </Form.Item>
  );
}

/** Where texts go is for the guest to know before they join. */
function AtTheirTrainer({ organization }: Pick<Shared, 'organization'>) {
  const { t } = useTranslation('custom-engines');
  return (
    <Form.Item>
      <Alert type="info" showIcon title={t('join.atTrainer', { organization })} />
    </Form.Item>
  );
}
