import type { Project } from '@transloom/contracts/projects';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { LanguagePair } from '../../ui/language-pair.tsx';
import { Card, CardFacts, CardRow, Cards } from '../../ui/list/cards.tsx';
import { NameLink } from '../../ui/name-link.tsx';
import { ConfirmedProgress } from './confirmed-progress.tsx';
import { Deadline } from './deadline.tsx';
import { ProjectStatus, projectState } from './project-status.tsx';
import type { ProjectListProps } from './project-table.tsx';
import { useProjectActions } from './use-project-actions.tsx';

export function ProjectCards(list: ProjectListProps) {
  const { t } = useTranslation('projects');
  return (
    <Cards
      {...list}
      label={t('list.label')}
      card={(project) => <ProjectCard key={project.projectId} project={project} />}
    />
  );
}

function ProjectCard({ project }: { readonly project: Project }) {
  const { t } = useTranslation('projects');
  const actions = useProjectActions();
  const { projectId, name, documentCount, segmentCount, wordCount, deadline } = project;
  return (
    <Card
      head={
        <>
          <NameLink to="/project/list" search={{ projectId }} title={name}>
            {name}
          </NameLink>
          <LanguagePair source={project.sourceLanguage} targets={project.targetLanguages} />
        </>
      }
      actions={actions(project)}
    >
      <ConfirmedProgress confirmed={project.confirmedCount} total={segmentCount} />
      <CardFacts
        facts={[
          t('count.documents', { count: documentCount, number: formatNumber(documentCount) }),
          t('count.segments', { count: segmentCount, number: formatNumber(segmentCount) }),
          t('count.words', { count: wordCount, number: formatNumber(wordCount) }),
        ]}
      />
      <CardRow>
        <ProjectStatus project={project} />
        {deadline ? (
          <Deadline named deadline={deadline} open={!['done', 'archived'].includes(projectState(project))} />
        ) : null}
      </CardRow>
    </Card>
  );
}
