import type { Project } from '@transloom/contracts/projects';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { When } from '../../ui/when.tsx';
import { Deadline } from './deadline.tsx';
import { LanguagePair } from './language-pair.tsx';
import styles from './project-page.module.css';
import { projectState } from './project-status.tsx';

/** Languages, engine, deadline, sums: one line under the title. */
export function ProjectFacts({ project }: { readonly project: Project }) {
  const { t } = useTranslation('projects');
  const { sourceLanguage, targetLanguages, engineName, matchRate, deadline, remark } = project;
  const open = !['done', 'archived'].includes(projectState(project));
  return (
    <dl className={styles['facts']}>
      <Fact label={t('fact.languages')}>
        <LanguagePair source={sourceLanguage} targets={targetLanguages} />
      </Fact>
      <Fact label={t('fact.engine')}>{engineName ?? t('engine.memoriesOnly')}</Fact>
      <Fact label={t('fact.matchRate')}>{`${matchRate}%`}</Fact>
      <Fact label={t('fact.deadline')}>
        <Deadline deadline={deadline} open={open} />
      </Fact>
      <Fact label={t('fact.words')}>{formatNumber(project.wordCount)}</Fact>
      <Fact label={t('fact.segments')}>{formatNumber(project.segmentCount)}</Fact>
      <Fact label={t('fact.created')}>
        {project.creator} · <When instant={project.createdAt} />
      </Fact>
      {remark ? <Fact label={t('fact.remark')}>{remark}</Fact> : null}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
