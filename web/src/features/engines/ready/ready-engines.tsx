import { useQuery } from '@tanstack/react-query';
import type { EngineConnection } from '@transloom/contracts/engine-connections';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { enginesQuery } from '../engines.queries.ts';
import { EngineCards, type GroupedEngine } from './engine-cards.tsx';

interface ReadyEnginesProps {
  readonly onOpen: (connection: EngineConnection) => void;
  readonly onBrowse: () => void;
}

/** What can translate now, and what once could or was begun. Engines of this machine that lack something are the operator's. */
export function ReadyEngines({ onOpen, onBrowse }: ReadyEnginesProps) {
  const { t } = useTranslation('engines');
  const query = useQuery(enginesQuery);
  return (
    <Loadable query={query}>
      {(groups) => {
        const all = groups.flatMap(({ group, engines }) =>
          engines.map((engine): GroupedEngine => ({ group, engine })),
        );
        const ready = all.filter(({ engine }) => engine.state === 'ready');
        const troubled = all.filter(
          ({ group, engine }) =>
            engine.state === 'failing' || (engine.state === 'not-configured' && group !== 'local'),
        );
        return (
          <>
            <Section title={t('ready.title')} description={t('ready.text')}>
              {ready.length === 0 ? (
                <EmptyState
                  title={t('ready.empty')}
                  description={t('ready.emptyText')}
                  action={<Button onClick={onBrowse}>{t('ready.browse')}</Button>}
                />
              ) : (
                <EngineCards label={t('ready.title')} engines={ready} onOpen={onOpen} />
              )}
            </Section>
            {troubled.length > 0 ? (
              <Section title={t('troubled.title')} description={t('troubled.text')}>
                <EngineCards label={t('troubled.title')} engines={troubled} onOpen={onOpen} />
              </Section>
            ) : null}
          </>
        );
      }}
    </Loadable>
  );
}
