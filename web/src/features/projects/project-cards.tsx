import { Link } from '@tanstack/react-router';
import type { Project } from '@transloom/contracts/projects';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { FailureState } from '../../ui/failure-state.tsx';
import { ListPaging } from '../../ui/list-paging.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { CardSkeleton } from '../../ui/skeletons.tsx';
import { Text } from '../../ui/text.tsx';
import { ConfirmedProgress } from './confirmed-progress.tsx';
import { Deadline } from './deadline.tsx';
import { LanguagePair } from './language-pair.tsx';
import styles from './project-list.module.css';
import { ProjectStatus, projectState } from './project-status.tsx';
import type { ProjectListProps } from './project-table.tsx';
import { useProjectActions } from './use-project-actions.tsx';

export function ProjectCards({ query, empty, paging }: ProjectListProps) {
  const { t } = useTranslation('projects');
  if (query.data === undefined) {
    return query.error ? (
      <FailureState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <CardSkeleton />
    );
  }
  if (query.data.length === 0) return empty;
  return (
    <>
      <ul className={styles['cards']} aria-label={t('list.label')}>
        {query.data.map((project) => (
          <ProjectCard key={project.projectId} project={project} />
        ))}
      </ul>
      <ListPaging paging={paging} />
    </>
  );
}

function ProjectCard({ project }: { readonly project: Project }) {
  const { t } = useTranslation('projects');
  const actions = useProjectActions();
  const { projectId, name, documentCount, segmentCount, wordCount, deadline } = project;
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <div className={styles['name']}>
          <Link to="/project/list" search={{ projectId }} title={name} className={styles['link']}>
            {name}
          </Link>
          <LanguagePair source={project.sourceLanguage} targets={project.targetLanguages} />
        </div>
        <span className={styles['actions']}>
          <RowActions actions={actions(project)} />
        </span>
      </div>
      <ConfirmedProgress confirmed={project.confirmedCount} total={segmentCount} />
      <div className={styles['counts']}>
        {[
          t('count.documents', { count: documentCount, number: formatNumber(documentCount) }),
          t('count.segments', { count: segmentCount, number: formatNumber(segmentCount) }),
          t('count.words', { count: wordCount, number: formatNumber(wordCount) }),
        ].map((text) => (
          <Text key={text} size="small" tone="secondary" numeric>
            {text}
          </Text>
        ))}
      </div>
      <div className={styles['row']}>
        <ProjectStatus project={project} />
        {deadline ? (
          <Deadline named deadline={deadline} open={!['done', 'archived'].includes(projectState(project))} />
        ) : null}
      </div>
    </li>
  );
}
