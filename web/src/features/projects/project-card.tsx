import type { Project } from '@transloom/contracts/projects';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { LanguagePair } from '../../ui/language-pair.tsx';
import { Card, CardFacts, CardRow } from '../../ui/list/cards.tsx';
import { NameLink } from '../../ui/name-link.tsx';
import type { RowAction } from '../../ui/row-action.ts';
import { ConfirmedProgress } from './confirmed-progress.tsx';
import { Deadline } from './deadline.tsx';
import { ProjectStatus, projectState } from './project-status.tsx';

interface ProjectCardProps {
  readonly project: Project;
  readonly actions: readonly RowAction[];
}

/** A project as a card of the list. */
export function ProjectCard({ project, actions }: ProjectCardProps) {
  const { t } = useTranslation('projects');
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
      actions={actions}
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
