import { useNavigate } from '@tanstack/react-router';
import type { CustomEngineKind } from '@transloom/contracts/custom-engine-fields';
import { Alert, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../../ui/detail/back-button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { CreateEngineWizard } from './create-engine-wizard.tsx';
import { useNoRoom } from './use-no-room.ts';

/** One page for each kind, under the specification's addresses. */
export const RagCreatePage = () => <CreateEnginePage kind="rag" />;
export const QuickCreatePage = () => <CreateEnginePage kind="quick" />;

/** Two kinds share the specification's address: `?kind=deep`. */
export function EngineCreatePage() {
  const { t } = useTranslation('custom-engines');
  const { kind } = useSearchParams('kind');
  const changeSearch = useChangeSearchParams();
  const shown = kind === 'deep' ? 'deep' : 'xgpt';
  return (
    <CreateEnginePage kind={shown}>
      <div>
        <Segmented
          aria-label={t('list.kind')}
          value={shown}
          options={(['xgpt', 'deep'] as const).map((value) => ({ value, label: t(`kind.${value}.name`) }))}
          onChange={(value) => changeSearch({ kind: value === 'deep' ? value : undefined })}
        />
      </div>
    </CreateEnginePage>
  );
}

interface CreateEnginePageProps {
  readonly kind: CustomEngineKind;
  /** A choice between kinds, above the form. */
  readonly children?: ReactNode;
}

function CreateEnginePage({ kind, children }: CreateEnginePageProps) {
  const { t } = useTranslation('custom-engines');
  const navigate = useNavigate();
  const noRoom = useNoRoom();
  const open = (customEngineId: string) =>
    void navigate({ to: '/engine/detail', search: { customEngineId }, replace: true });
  return (
    <Page>
      <PageHeader
        back={<BackButton to="/engine/index" label={t('create.back')} />}
        title={t(`kind.${kind}.title`)}
        description={t(`kind.${kind}.text`)}
      />
      {children}
      {noRoom === undefined ? null : <Alert type="warning" showIcon title={noRoom} />}
      <CreateEngineWizard
        key={kind}
        kind={kind}
        noRoom={noRoom}
        onCreated={({ customEngineId }) => open(customEngineId)}
      />
    </Page>
  );
}
