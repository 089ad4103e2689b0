import { useNavigate } from '@tanstack/react-router';
import type { CustomEngineKind } from '@transloom/contracts/custom-engines';
import { useTranslation } from 'react-i18next';
import { Page, PageHeader } from '../../ui/page.tsx';
import { CreateEngineForm } from './create-engine-form.tsx';

/** One page for each kind, under the specification's addresses. */
export const RagCreatePage = () => <CreateEnginePage kind="rag" />;
export const QuickCreatePage = () => <CreateEnginePage kind="quick" />;
export const EngineCreatePage = () => <CreateEnginePage kind="xgpt" />;

function CreateEnginePage({ kind }: { readonly kind: CustomEngineKind }) {
  const { t } = useTranslation('custom-engines');
  const navigate = useNavigate();
  const open = (customEngineId: string) =>
    void navigate({ to: '/engine/detail', search: { customEngineId }, replace: true });
  return (
    <Page width="form">
      <PageHeader title={t(`kind.${kind}.title`)} description={t(`kind.${kind}.text`)} />
      <CreateEngineForm
        key={kind}
        kind={kind}
        onCreated={({ customEngineId }) => open(customEngineId)}
        onCancel={() => void navigate({ to: '/engine/index' })}
      />
    </Page>
  );
}
