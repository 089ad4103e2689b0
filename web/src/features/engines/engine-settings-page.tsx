import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { organizationsQuery } from '../../session/session.queries.ts';
import { Page } from '../../ui/page.tsx';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { Text } from '../../ui/text.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { EngineCatalogue } from './catalogue/engine-catalogue.tsx';
import { ConnectionDrawer, type OpenConnection } from './connections/connection-drawer.tsx';
import { OwnEnginesSwitch } from './connections/own-engines-switch.tsx';
import { enginePolicyQuery } from './engines.queries.ts';
import { MachineEngines } from './machine-engines.tsx';
import { ReadyEngines } from './ready/ready-engines.tsx';
import { EngineUseSection } from './use/engine-use-section.tsx';

const everybodysParts = ['ready', 'catalogue', 'use'] as const;

/**
 * Ready engines first, then the catalogue of all that can be connected, what they were used for, and for administrators
 * what runs on this machine. Engines are connected, tested and changed in a drawer beside.
 */
export function EngineSettingsPage() {
  const { t } = useTranslation('engines');
  const administers = useAllows()('engine:settings');
  const ownEngines = useQuery(enginePolicyQuery).data?.ownEngines ?? true;
  const [open, setOpen] = useState<OpenConnection>('none');
  const mayConnect = administers || ownEngines;
  return (
    <Page>
      <Toolbar
        actions={
          mayConnect ? (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('new')}>
              {t(administers ? 'connect.action' : 'connect.own')}
            </Button>
          ) : null
        }
      >
        <Text as="p" tone="secondary">
          {administers ? t('page.description') : <WhoCanHelp ownEngines={ownEngines} />}
        </Text>
      </Toolbar>
      <EngineTabs administers={administers} mayConnect={mayConnect} onOpen={setOpen} />
      <ConnectionDrawer open={open} administers={administers} onClose={() => setOpen('none')} />
    </Page>
  );
}

interface EngineTabsProps {
  readonly administers: boolean;
  readonly mayConnect: boolean;
  readonly onOpen: (connection: OpenConnection) => void;
}

function EngineTabs({ administers, mayConnect, onOpen }: EngineTabsProps) {
  const { t } = useTranslation('engines');
  const { tab } = useSearchParams('tab');
  const changeSearch = useChangeSearchParams();
  const parts = administers ? ([...everybodysParts, 'machine'] as const) : everybodysParts;
  const shown = parts.find((part) => part === tab) ?? 'ready';
  const show = (part: string) => changeSearch({ tab: part === 'ready' ? undefined : part });
  const contents = {
    ready: () => (
      <>
        {administers ? <OwnEnginesSwitch /> : null}
        <ReadyEngines onOpen={onOpen} onBrowse={() => show('catalogue')} />
      </>
    ),
    catalogue: () => <EngineCatalogue onConnect={mayConnect ? (newOf) => onOpen({ newOf }) : undefined} />,
    use: () => <EngineUseSection />,
    machine: () => <MachineEngines />,
  };
  return (
    <>
      <Tabs
        activeKey={shown}
        onChange={show}
        items={parts.map((part) => ({ key: part, label: t(`parts.${part}`) }))}
      />
      {contents[shown]()}
    </>
  );
}

function WhoCanHelp({ ownEngines }: { readonly ownEngines: boolean }) {
  const { t } = useTranslation('engines');
  const organization = useQuery(organizationsQuery).data?.active.name ?? '';
  return t(ownEngines ? 'page.whoCanHelp' : 'page.ownForbidden', { organization });
}
