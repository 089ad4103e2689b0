import { LayoutOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { limits } from '@transloom/contracts/limits';
import type { Template } from '@transloom/contracts/templates';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { DetailPage } from '../../ui/detail/detail-page.tsx';
import { FactLine, LineFact } from '../../ui/fact-line.tsx';
import { LanguagePair } from '../../ui/language-pair.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useSearchParams } from '../../ui/search-params.ts';
import { When } from '../../ui/when.tsx';
import { QualitySettings } from '../project-settings/quality-settings.tsx';
import { ScoreSettings } from '../project-settings/score-settings.tsx';
import { TemplateMemories, TemplateTermBases } from './template-assets.tsx';
import { BaseTab } from './template-base-tab.tsx';
import { DocumentsTab } from './template-documents-tab.tsx';
import { useTemplateActions } from './template-list-page.tsx';
import { TemplateSettings } from './template-settings.tsx';
import { StyleTab } from './template-style-tab.tsx';
import { templateQuery, useChangeTemplate } from './templates.queries.ts';

/** One template: `?templateId=`. */
export function TemplatePage() {
  const { t } = useTranslation('templates');
  const { templateId } = useSearchParams('templateId');
  const query = useQuery({ ...templateQuery(templateId ?? ''), enabled: templateId !== undefined });
  const editable = useAllows()('template:edit');
  const change = useChangeTemplate();
  const navigate = useNavigate();
  const actions = useTemplateActions(() => void navigate({ to: '/project/template' }));
  const rename = (template: Template, name: string) =>
    change.mutate({ templateId: template.templateId, version: template.version, name });
  return (
    <DetailPage<Template>
      query={templateId === undefined ? undefined : query}
      icon={<LayoutOutlined />}
      list="/project/template"
      words={{ title: t('notFound.title'), hint: t('notFound.hint'), back: t('notFound.back') }}
      title={(template) => ({
        text: template.name,
        edit: editable
          ? {
              maxLength: limits.projectNameCharacters,
              words: { label: t('field.name'), change: t('rename') },
              onChange: (name) => rename(template, name),
            }
          : undefined,
      })}
      facts={(template) => <TemplateFacts template={template} />}
      actions={(template) => <MoreMenu actions={actions(template)} />}
      tabs={(template) => [
        {
          key: 'base',
          label: t('tabs.base'),
          content: () => <BaseTab template={template} editable={editable} />,
        },
        {
          key: 'memories',
          label: t('tabs.memories'),
          content: () => <TemplateMemories template={template} editable={editable} />,
        },
        {
          key: 'termBases',
          label: t('tabs.termBases'),
          content: () => <TemplateTermBases template={template} editable={editable} />,
        },
        {
          key: 'settings',
          label: t('tabs.settings'),
          content: () => <DocumentsTab template={template} editable={editable} />,
        },
        {
          key: 'qa',
          label: t('tabs.qa'),
          content: () => (
            <TemplateSettings
              {...{ template, editable }}
              title={t('tabs.qa')}
              names={['qa']}
              content={QualitySettings}
            />
          ),
        },
        {
          key: 'style',
          label: t('tabs.style'),
          content: () => <StyleTab template={template} editable={editable} />,
        },
        {
          key: 'score',
          label: t('tabs.score'),
          content: () => (
            <TemplateSettings
              {...{ template, editable }}
              title={t('tabs.score')}
              names={['autoScore']}
              content={ScoreSettings}
            />
          ),
        },
      ]}
    />
  );
}

function TemplateFacts({ template }: { readonly template: Template }) {
  const { t } = useTranslation('templates');
  const {
    sourceLanguage,
    targetLanguages,
    team,
    version,
    projectCount,
    creator,
    createdAt,
    updater,
    updatedAt,
  } = template;
  return (
    <FactLine>
      <LineFact label={t('column.languages')}>
        <LanguagePair source={sourceLanguage} targets={targetLanguages} />
      </LineFact>
      <LineFact label={t('column.team')}>{team?.name ?? '–'}</LineFact>
      <LineFact label={t('column.projects')}>{projectCount}</LineFact>
      <LineFact label={t('versions.version')}>{version}</LineFact>
      <LineFact label={t('column.created')}>
        {creator} · <When instant={createdAt} />
      </LineFact>
      <LineFact label={t('column.updated')}>
        {updater} · <When instant={updatedAt} />
      </LineFact>
    </FactLine>
  );
}
