import { ScissorOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { useAllows } from '../../session/permissions.ts';
import { Section } from '../../ui/section.tsx';
import { Text } from '../../ui/text.tsx';
import { TypeOptions } from '../document-settings/type-options.tsx';
import { FileOptionsTable } from './file-options-table.tsx';
import { type OpenProject, useChangeSetting } from './projects.queries.ts';
import { useTypesOfFiles } from './use-types-of-files.ts';

/** What files of the project are read with: by type for those to come, and each as it was read. */
export function DocumentSettingsTab({ project }: { readonly project: OpenProject }) {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const editable = useAllows()('project:manage') && project.status === 'active';
  const edit = useChangeSetting();
  const types = useTypesOfFiles(project);
  const { projectId, documentOptions, sourceLanguage, targetLanguages } = project;
  const hasOptions = types.some(({ options }) => options.length > 0);
  return (
    <>
      <Section
        title={t('documentSettings.types')}
        description={t('documentSettings.typesHint')}
        actions={
          <Allowed keys="project:manage">
            <Button
              icon={<ScissorOutlined aria-hidden />}
              onClick={() => void navigate({ to: '/project/segmentation' })}
            >
              {t('documentSettings.segmentation')}
            </Button>
          </Allowed>
        }
      >
        {hasOptions ? (
          <TypeOptions
            types={types}
            value={documentOptions}
            inForce={{}}
            disabled={!editable}
            onChange={(changed) =>
              edit.mutate(
                { projectId, documentOptions: changed },
                {
                  onSuccess: () => void message.success(t('documentSettings.saved')),
                  onError: (error) => void message.error(error.message),
                },
              )
            }
            languages={[sourceLanguage, ...targetLanguages]}
          />
        ) : (
          <Text size="table" tone="tertiary">
            {t('documentSettings.noTypes')}
          </Text>
        )}
      </Section>
      <Section title={t('documentSettings.files')} description={t('documentSettings.filesHint')}>
        <FileOptionsTable project={project} editable={editable} />
      </Section>
    </>
  );
}
