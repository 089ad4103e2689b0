import { projectsApi } from '@transloom/contracts/projects';
import { App, Form } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { PairEngines } from '../../project-settings/engines/pair-engines.tsx';
import { SettingsCard } from '../../project-settings/settings-card.tsx';
import { type OpenProject, useChangeSetting } from '../projects.queries.ts';

const schema = projectsApi.changeSetting.input
  .pick({ targetLanguages: true, engines: true })
  .required({ targetLanguages: true, engines: true });

/** Target languages, added and removed, and the engines of each pair. */
export function LanguagesCard({ project }: { readonly project: OpenProject }) {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const change = useChangeSetting();
  const { projectId, version, sourceLanguage, targetLanguages, engines, managed, status } = project;
  const saved = useMemo(
    () => ({ targetLanguages, engines: engines.map(pairOf) }),
    [targetLanguages, engines],
  );
  const form = useEditForm({
    schema,
    saved,
    labels: { targetLanguages: t('target.label'), engines: t('engine.label') },
    save: (values) => change.mutateAsync({ projectId, version, ...values }),
    onSaved: () => void message.success(t('settings.saved')),
  });
  const removed = targetLanguages.filter((tag) => !form.values.targetLanguages.includes(tag));
  const submit = () => {
    if (removed.length === 0) return form.submit();
    confirm({
      title: t('settings.removeLanguages', { languages: removed.map(languageName).join(t('listSeparator')) }),
      consequence: t('settings.removeLanguagesHint'),
      verb: t('settings.removeLanguagesVerb'),
      danger: true,
      onConfirm: form.submit,
    });
  };
  const editable = managed && status === 'active';
  const setTargets = (tags: string[]) =>
    form.set({
      targetLanguages: tags,
      engines: tags.map(
        (tag) =>
          form.values.engines.find(({ targetLanguage }) => targetLanguage === tag) ?? {
            targetLanguage: tag,
            engineKey: null,
            referenceEngineKey: null,
          },
      ),
    });
  return (
    <SettingsCard
      title={t('settings.languages')}
      description={t('settings.languagesHint')}
      form={{ ...form, submit }}
      editable={editable}
    >
      <Stack gap="sm">
        <Form component="div" layout="vertical" disabled={!editable}>
          <Form.Item label={t('target.label')}>
            <LanguageSelect
              multiple
              aria-label={t('target.label')}
              placeholder={t('target.placeholder')}
              without={[sourceLanguage]}
              value={form.values.targetLanguages}
              onChange={setTargets}
            />
          </Form.Item>
          <PairEngines
            source={sourceLanguage}
            targets={form.values.targetLanguages}
            value={form.values.engines.map((pair) => engines.find((one) => isSame(one, pair)) ?? pair)}
            onChange={(pair) =>
              form.set({
                engines: form.values.engines.map((one) =>
                  one.targetLanguage === pair.targetLanguage ? pair : one,
                ),
              })
            }
          />
        </Form>
      </Stack>
    </SettingsCard>
  );
}

type Pair = OpenProject['engines'][number];

function pairOf({ targetLanguage, engineKey, referenceEngineKey }: Pair) {
  return { targetLanguage, engineKey, referenceEngineKey };
}

function isSame(one: Pair, other: ReturnType<typeof pairOf>): boolean {
  return JSON.stringify(pairOf(one)) === JSON.stringify(other);
}
