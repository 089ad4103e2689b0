import { ArrowLeftOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import type { TranslationDocument } from '@transloom/contracts/documents';
import { limits } from '@transloom/contracts/limits';
import { Tabs } from 'antd';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { useAllows } from '../../session/permissions.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EditableName } from '../../ui/editable-name.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { Stack } from '../../ui/stack.tsx';
import { AnalysisTab } from '../analyses/analysis-tab.tsx';
import { DocumentPreviewDrawer } from '../documents/preview/document-preview-drawer.tsx';
import { StyleGuide } from '../style-guides/style-guide.tsx';
import { type AddedTab, AddedTabs } from './added-tabs.ts';
import { AgainDrawer } from './again/again-drawer.tsx';
import { ProjectMemoriesTab, ProjectTermBasesTab } from './assets/project-assets-tab.tsx';
import { ProjectCheck } from './check/project-check.tsx';
import { DocumentSettingsTab } from './document-settings-tab.tsx';
import { PostEditingTab } from './post-editing-tab.tsx';
import { ProjectButtons } from './project-buttons.tsx';
import { ProjectDocuments } from './project-documents.tsx';
import { ProjectFacts } from './project-facts.tsx';
import styles from './project-page.module.css';
import { ProjectStatus } from './project-status.tsx';
import { ProjectWork } from './project-work.tsx';
import { type OpenProject, useChangeProject } from './projects.queries.ts';
import { ReadFileAgain } from './read-file-again.tsx';
import { ReturnDrawer } from './return-drawer.tsx';
import { ScoresTab } from './scores/scores-tab.tsx';
import { BaseTab } from './settings/base-tab.tsx';
import { QualityTab } from './settings/quality-tab.tsx';
import { type DocumentActions, useDocumentActions } from './use-document-actions.tsx';
import { useLiveProject } from './use-live-project.ts';

/** One project: `?projectId=`. */
export function ProjectPage() {
  const { t } = useTranslation('projects');
  const { projectId } = useSearchParams('projectId');
  if (projectId === undefined) return <EmptyState title={t('noProject')} action={<AllProjectsButton />} />;
  return <ProjectById key={projectId} projectId={projectId} />;
}

function ProjectById({ projectId }: { readonly projectId: string }) {
  const query = useLiveProject(projectId);
  const { error } = query;
  if (query.data === undefined && error instanceof ApiError && error.code === 'resource.not-found') {
    return <ProjectNotFound />;
  }
  return (
    <Page>
      <Loadable query={query}>{(project) => <ProjectScreen project={project} />}</Loadable>
    </Page>
  );
}

function ProjectNotFound() {
  const { t } = useTranslation('projects');
  return (
    <Page>
      <EmptyState
        role="alert"
        icon={<FolderOpenOutlined />}
        title={t('notFound.title')}
        description={t('notFound.hint')}
        action={<AllProjectsButton />}
      />
    </Page>
  );
}

function AllProjectsButton() {
  const { t } = useTranslation('projects');
  return <ButtonLink to="/project/index">{t('notFound.back')}</ButtonLink>;
}

const tabs = [
  'files',
  'base',
  'memories',
  'termBases',
  'settings',
  'qa',
  'style',
  'analysis',
  'postEditing',
  'scores',
] as const;

/** Tabs for people who manage projects. */
const managed: ReadonlySet<string> = new Set(['analysis', 'postEditing', 'scores']);

function ProjectScreen({ project }: { readonly project: OpenProject }) {
  const { t } = useTranslation('projects');
  const allows = useAllows();
  const { tab } = useSearchParams('tab');
  const changeSearch = useChangeSearchParams();
  const offered = tabs.filter((one) => !managed.has(one) || allows('project:manage'));
  const added = useContext(AddedTabs).filter(({ permission }) => allows(permission));
  const shownAdded = added.find(({ key }) => key === tab);
  const shown = offered.find((one) => one === tab) ?? 'files';
  const change = useChangeProject();
  const { projectId, documents } = project;
  const [previewed, setPreviewed] = useState<TranslationDocument | null>(null);
  const [returned, setReturned] = useState<TranslationDocument | null>(null);
  const [again, setAgain] = useState<readonly string[]>();
  const [readAgain, setReadAgain] = useState<string>();
  const actions = useDocumentActions(project, {
    onPreview: setPreviewed,
    onReturn: setReturned,
    onPretranslate: setAgain,
    onReadAgain: ({ name }) => setReadAgain(name),
  });
  return (
    <>
      <PageHeader
        back={<BackButton />}
        title={
          <EditableName
            name={change.isPending ? (change.variables.name ?? project.name) : project.name}
            editable={project.managed && allows('project:manage')}
            maxLength={limits.projectNameCharacters}
            words={{ label: t('name.label'), change: t('name.change') }}
            onChange={(name) => change.mutate({ projectId, name })}
          />
        }
        facts={<ProjectStatus project={project} />}
        actions={<ProjectButtons project={project} actions={actions} />}
      />
      <ProjectFacts project={project} />
      <ProjectWork documents={documents} onCancel={actions.cancel} />
      <Tabs
        className={styles['tabs'] ?? ''}
        tabBarGutter={16}
        activeKey={shownAdded?.key ?? shown}
        onChange={(key) => changeSearch({ tab: key === 'files' ? undefined : key })}
        items={offered.flatMap((key) => [
          { key, label: t(`tabs.${key}`) },
          ...added
            .filter(({ after = 'files' }) => after === key)
            .map((tab) => ({ key: tab.key, label: <TabTitle title={tab.title} /> })),
        ])}
      />
      {shownAdded ? (
        shownAdded.content(project)
      ) : (
        <TabContent tab={shown} project={project} actions={actions} />
      )}
      <DocumentPreviewDrawer document={previewed} onClose={() => setPreviewed(null)} />
      <AgainDrawer project={project} documentIds={again} onClose={() => setAgain(undefined)} />
      <ReadFileAgain project={project} name={readAgain} onClose={() => setReadAgain(undefined)} />
      <ReturnDrawer document={returned} onClose={() => setReturned(null)} />
    </>
  );
}

interface TabContentProps {
  readonly tab: (typeof tabs)[number];
  readonly project: OpenProject;
  readonly actions: DocumentActions;
}

function TabContent({ tab, project, actions }: TabContentProps) {
  switch (tab) {
    case 'files':
      return (
        <Stack gap="md">
          <ProjectCheck project={project} actions={actions} />
          <ProjectDocuments project={project} actions={actions} />
        </Stack>
      );
    case 'base':
      return <BaseTab project={project} />;
    case 'memories':
      return <ProjectMemoriesTab project={project} />;
    case 'termBases':
      return <ProjectTermBasesTab project={project} />;
    case 'settings':
      return <DocumentSettingsTab project={project} />;
    case 'qa':
      return <QualityTab project={project} />;
    case 'style':
      return <StyleGuide projectId={project.projectId} open={project.status === 'active'} />;
    case 'analysis':
      return <AnalysisTab project={project} />;
    case 'postEditing':
      return <PostEditingTab projectId={project.projectId} />;
    case 'scores':
      return <ScoresTab project={project} />;
  }
}

/** The title is a text of the feature that brings the tab. */
function TabTitle({ title }: Pick<AddedTab, 'title'>) {
  return <>{useScreenTexts()(title)}</>;
}

function BackButton() {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  return (
    <IconButton
      label={t('back')}
      icon={<ArrowLeftOutlined />}
      onClick={() => void navigate({ to: '/project/index' })}
    />
  );
}
