import { CloseOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ProjectFinding, ProjectFindingKind } from '@transloom/contracts/project-check';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { useAllows } from '../../../session/permissions.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { useChangeSearchParams } from '../../../ui/search-params.ts';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { type OpenProject, useChangeSetting } from '../projects.queries.ts';
import type { DocumentActions } from '../use-document-actions.tsx';
import { projectCheckQuery, useAddMemory, useDismissFinding } from './project-check.queries.ts';

interface ProjectCheckProps {
  readonly project: OpenProject;
  readonly actions: DocumentActions;
}

/** What would make the project better, one line each with its gain; absent where there is nothing. */
export function ProjectCheck({ project, actions }: ProjectCheckProps) {
  const allows = useAllows();
  const { managed, status, busy } = project;
  const shown = managed && status === 'active' && !busy && allows('project:manage');
  return shown ? <Findings project={project} actions={actions} /> : null;
}

function Findings({ project, actions }: ProjectCheckProps) {
  const { t } = useTranslation('projects');
  const { projectId } = project;
  const { data = [] } = useQuery(projectCheckQuery(projectId));
  const dismiss = useDismissFinding(projectId);
  const act = useFindingAction({ project, actions });
  if (data.length === 0) return null;
  return (
    <Section title={t('check.title')}>
      <LineList label={t('check.title')}>
        {data.map((finding) => {
          const { kind, segments, things, choice } = finding;
          const numbers = {
            count: segments,
            number: formatNumber(segments),
            things: formatNumber(things),
            name: choice?.name ?? '',
            language: choice === null ? '' : languageName(choice.targetLanguage),
          };
          return (
            <ListLine key={kind}>
              <Stack direction="row" justify="space-between" gap="sm">
                <Text size="table">{t(`check.finding.${kind}`, numbers)}</Text>
                <Stack direction="row" gap="xs">
                  <Button size="small" onClick={() => act(finding)}>
                    {t(`check.action.${kind}`)}
                  </Button>
                  <IconButton
                    label={t('check.dismiss')}
                    icon={<CloseOutlined />}
                    onClick={() => dismiss.mutate({ projectId, kind, segments })}
                  />
                </Stack>
              </Stack>
            </ListLine>
          );
        })}
      </LineList>
    </Section>
  );
}

/** Where settings that a finding speaks of are changed. */
const tabOf: Partial<Record<ProjectFindingKind, string>> = {
  engine: 'base',
  repetitions: 'base',
  style: 'style',
};

/** The one click that follows from a finding. */
function useFindingAction({ project, actions }: ProjectCheckProps): (finding: ProjectFinding) => void {
  const changeSearch = useChangeSearchParams();
  const navigate = useNavigate();
  const choose = useFindingChoice(project, () => actions.pretranslate([]));
  return ({ kind, first, choice }) => {
    if (choice !== null) return choose(kind, choice);
    if (kind === 'failures') return actions.retry(project.documents.filter((one) => one.engineFailures > 0));
    if (kind === 'terms') return actions.pretranslate([]);
    const tab = tabOf[kind];
    if (tab !== undefined) return changeSearch({ tab });
    if (first === null) return undefined;
    const { documentId, segmentId } = first;
    return void navigate({ to: '/workbench/editer', search: { documentId, segment: segmentId } });
  };
}

/** Chooses the memory or engine of a finding for the project; `onChosen` goes on with what can now be translated. */
function useFindingChoice({ projectId, version, engines }: OpenProject, onChosen: () => void) {
  const change = useChangeSetting();
  const addMemory = useAddMemory(projectId);
  return (kind: ProjectFindingKind, { id, targetLanguage }: NonNullable<ProjectFinding['choice']>) => {
    if (kind === 'memory') return addMemory.mutate(id, { onSuccess: onChosen });
    const chosen = engines.map((pair) => ({
      targetLanguage: pair.targetLanguage,
      engineKey: pair.targetLanguage === targetLanguage ? id : pair.engineKey,
      referenceEngineKey: pair.referenceEngineKey,
    }));
    return change.mutate({ projectId, version, engines: chosen }, { onSuccess: onChosen });
  };
}
