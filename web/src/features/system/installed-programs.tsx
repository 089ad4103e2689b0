import { useTranslation } from 'react-i18next';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { ProgramList } from './program-list.tsx';
import { usePrograms } from './system.queries.ts';

/** For the operator: programs of the machine, and how to install what is missing. */
export function InstalledPrograms() {
  const { t } = useTranslation('system');
  const programs = usePrograms();
  return (
    <Section title={t('check.programs')} description={t('check.programsDescription')}>
      <Loadable query={programs}>{(list) => <ProgramList programs={list} />}</Loadable>
    </Section>
  );
}
