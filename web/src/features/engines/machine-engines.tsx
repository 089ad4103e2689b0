import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { Text } from '../../ui/text.tsx';
import { TrainerSection } from '../engine-trainers/trainer-section.tsx';
import { EngineModelSection } from './engine-model-section.tsx';
import { enginesQuery } from './engines.queries.ts';
import { EngineCards } from './ready/engine-cards.tsx';

/** For those who look after the server: engines that run on it with what they lack, models, and trainers. */
export function MachineEngines() {
  const { t } = useTranslation('engines');
  const query = useQuery(enginesQuery);
  return (
    <>
      <Section title={t('group.local.title')} description={t('group.local.text')}>
        <Loadable query={query}>
          {(groups) => {
            const engines = groups.flatMap(({ group, engines: some }) => (group === 'local' ? some : []));
            if (engines.length === 0) return <Text tone="tertiary">{t('group.local.empty')}</Text>;
            const grouped = engines.map((engine) => ({ group: 'local' as const, engine }));
            return <EngineCards label={t('group.local.title')} engines={grouped} onOpen={() => undefined} />;
          }}
        </Loadable>
      </Section>
      <EngineModelSection />
      <TrainerSection />
    </>
  );
}
