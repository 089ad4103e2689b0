import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { organizationsQuery } from '../../session/session.queries.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { TrainerSection } from '../engine-trainers/trainer-section.tsx';
import { ConnectionDrawer, type OpenConnection } from './connections/connection-drawer.tsx';
import { OwnEnginesSwitch } from './connections/own-engines-switch.tsx';
import { EngineCatalogue } from './engine-catalogue.tsx';
import { EngineList } from './engine-list.tsx';
import { EngineModelSection } from './engine-model-section.tsx';
import { enginePolicyQuery, enginesQuery } from './engines.queries.ts';
import { EngineUseSection } from './use/engine-use-section.tsx';

/**
 * All engines with their states; administrators connect, test, change and remove those of the organisation here, and
 * everybody their own.
 */
export function EngineSettingsPage() {
  const { t } = useTranslation('engines');
  const administers = useAllows()('engine:settings');
  const query = useQuery(enginesQuery);
  const ownEngines = useQuery(enginePolicyQuery).data?.ownEngines ?? true;
  const [open, setOpen] = useState<OpenConnection>('none');
  return (
    <Page>
      <Toolbar
        actions={
          administers || ownEngines ? (
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
      <PageParts administers={administers} />
      {administers ? <OwnEnginesSwitch /> : null}
      <Loadable query={query}>
        {(groups) =>
          groups.map(({ group, engines }) => (
            <Section key={group} title={t(`group.${group}.title`)} description={t(`group.${group}.text`)}>
              <EngineList group={group} engines={engines} onOpen={setOpen} />
            </Section>
          ))
        }
      </Loadable>
      <EngineUseSection />
      {administers ? <EngineModelSection /> : null}
      {administers ? <TrainerSection /> : null}
      <EngineCatalogue onConnect={(newOf) => setOpen({ newOf })} />
      <ConnectionDrawer open={open} administers={administers} onClose={() => setOpen('none')} />
    </Page>
  );
}

/** Ways down a page that grows long with its engines. */
function PageParts({ administers }: { readonly administers: boolean }) {
  const { t } = useTranslation('engines');
  const parts = ['use', 'catalogue', ...(administers ? (['models', 'trainers'] as const) : [])] as const;
  return (
    <Stack as="nav" direction="row" gap="md" wrap label={t('parts.label')}>
      {parts.map((part) => (
        <Link key={part} to="/engine/settings" hash={part}>
          {t(`parts.${part}`)}
        </Link>
      ))}
    </Stack>
  );
}

function WhoCanHelp({ ownEngines }: { readonly ownEngines: boolean }) {
  const { t } = useTranslation('engines');
  const organization = useQuery(organizationsQuery).data?.active.name ?? '';
  return t(ownEngines ? 'page.whoCanHelp' : 'page.ownForbidden', { organization });
}
