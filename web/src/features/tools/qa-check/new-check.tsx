import { useQuery } from '@tanstack/react-query';
import { Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { NewWork } from '../../../work/new-work.tsx';
import { UploadField } from '../../files/upload-field.tsx';
import { useUploads } from '../../files/use-uploads.ts';
import { projectListQuery, projectQuery } from '../../projects/projects.queries.ts';
import { termBaseQueries } from '../../terms/terms.queries.ts';
import { type CheckDraft, emptyDraft, hasItems, optionsOf, type SentFiles } from './check-draft.ts';
import { CheckItems } from './check-items.tsx';
import { ModelItems } from './model-items.tsx';
import { qaChecks } from './qa-check.queries.ts';

interface NewCheckProps {
  /** Files that a project sends here. */
  readonly sent: SentFiles | undefined;
  readonly onStarted: () => void;
}

/** The texts, languages and items of a new check. */
export function NewCheck({ sent, onStarted }: NewCheckProps) {
  const { t } = useTranslation('qa-check');
  const [draft, setDraft] = useState<CheckDraft>(
    sent === undefined ? emptyDraft : { ...emptyDraft, ...sent, from: 'project' },
  );
  const set = (changes: Partial<CheckDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const [files, translations] = [useUploads('document'), useUploads('document')];
  const options = optionsOf(draft, { fileIds: files.keptIds, translationFileIds: translations.keptIds });
  return (
    <NewWork
      kind={qaChecks}
      options={options}
      missing={hasItems(draft) ? t('new.missing') : t('new.noItems')}
      start={t('new.start')}
      onStarted={onStarted}
    >
      <Form layout="vertical" component="div" requiredMark="optional">
        <Form.Item label={t('column.from')} required>
          <Radio.Group
            optionType="button"
            value={draft.from}
            options={(['files', 'project'] as const).map((value) => ({ value, label: t(`from.${value}`) }))}
            onChange={(event) => set({ from: event.target.value as CheckDraft['from'], projectId: null })}
          />
        </Form.Item>
        {draft.from === 'files' ? (
          <>
            <Form.Item label={t('new.files')} required extra={t('new.filesHint')}>
              <UploadField uploads={files} />
            </Form.Item>
            <Form.Item label={t('new.translations')}>
              <Radio.Group
                value={draft.separate}
                options={[
                  { value: false, label: t('new.bilingual') },
                  { value: true, label: t('new.separate') },
                ]}
                onChange={(event) => set({ separate: event.target.value as boolean })}
              />
            </Form.Item>
            {draft.separate ? (
              <Form.Item label={t('new.translationFiles')} required extra={t('new.translationsHint')}>
                <UploadField uploads={translations} />
              </Form.Item>
            ) : null}
          </>
        ) : null}
        <ProjectFields draft={draft} set={set} />
        <Languages draft={draft} set={set} />
        <CheckItems draft={draft} set={set} />
        <ModelItems draft={draft} set={set} />
        <TermBases draft={draft} set={set} />
        <Form.Item label={t('new.name')} htmlFor="new-check-name">
          <Input
            id="new-check-name"
            maxLength={200}
            value={draft.name}
            placeholder={t('new.nameHint')}
            onChange={(event) => set({ name: event.target.value })}
          />
        </Form.Item>
      </Form>
    </NewWork>
  );
}

interface PartProps {
  readonly draft: CheckDraft;
  readonly set: (changes: Partial<CheckDraft>) => void;
}

/** The project to check; of files the one whose term bases and patterns hold for them. */
function ProjectFields({ draft, set }: PartProps) {
  const { t } = useTranslation('qa-check');
  const [search, setSearch] = useState('');
  const { data } = useQuery(projectListQuery({ search }));
  const ofFiles = draft.from === 'files';
  const chosen = useQuery({
    ...projectQuery(draft.projectId ?? '', { live: true }),
    enabled: draft.projectId !== null,
  }).data;
  const listed = data?.records ?? [];
  const options = listed.map(({ projectId, name }) => ({ value: projectId, label: name }));
  if (chosen !== undefined && !options.some(({ value }) => value === chosen.projectId))
    options.unshift({ value: chosen.projectId, label: chosen.name });
  return (
    <>
      <Form.Item
        label={ofFiles ? t('new.settingsOf') : t('from.project')}
        htmlFor="new-check-project"
        required={!ofFiles}
        extra={ofFiles ? t('new.settingsHint') : undefined}
      >
        <Select<string>
          id="new-check-project"
          allowClear={ofFiles}
          showSearch={{ filterOption: false, onSearch: setSearch }}
          placeholder={t('new.chooseProject')}
          {...(draft.projectId === null ? {} : { value: draft.projectId })}
          options={options}
          onChange={(projectId: string | undefined) => {
            const found = listed.find((project) => project.projectId === projectId);
            set({
              projectId: projectId ?? null,
              documentIds: [],
              source: found?.sourceLanguage ?? draft.source,
              target: found?.targetLanguages[0] ?? draft.target,
            });
          }}
        />
      </Form.Item>
      {ofFiles || chosen === undefined ? null : (
        <Form.Item label={t('new.documents')} htmlFor="new-check-documents" extra={t('new.documentsHint')}>
          <Select<string[]>
            id="new-check-documents"
            mode="multiple"
            placeholder={t('new.allDocuments')}
            value={[...draft.documentIds]}
            options={chosen.documents
              .filter(({ targetLanguage }) => draft.target === null || targetLanguage === draft.target)
              .map(({ documentId, name }) => ({ value: documentId, label: name }))}
            onChange={(documentIds) => set({ documentIds })}
          />
        </Form.Item>
      )}
    </>
  );
}

function Languages({ draft: { source, target }, set }: PartProps) {
  const { t } = useTranslation('qa-check');
  return (
    <>
      <Form.Item label={t('new.source')} htmlFor="new-check-source" required>
        <LanguageSelect
          id="new-check-source"
          placeholder={t('new.chooseLanguage')}
          {...(source === null ? {} : { value: source })}
          without={target === null ? [] : [target]}
          onChange={(language: string) => set({ source: language })}
        />
      </Form.Item>
      <Form.Item label={t('new.target')} htmlFor="new-check-target" required>
        <LanguageSelect
          id="new-check-target"
          placeholder={t('new.chooseLanguage')}
          {...(target === null ? {} : { value: target })}
          without={source === null ? [] : [source]}
          onChange={(language: string) => set({ target: language })}
        />
      </Form.Item>
    </>
  );
}

function TermBases({ draft, set }: PartProps) {
  const { t } = useTranslation('qa-check');
  const { data = [] } = termBaseQueries.useList({}, true);
  return (
    <Form.Item label={t('new.termBases')} htmlFor="new-check-term-bases" extra={t('new.termBasesHint')}>
      <Select<string[]>
        id="new-check-term-bases"
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('new.allTermBases')}
        value={[...draft.termBaseIds]}
        options={data.map(({ termBaseId, name }) => ({ value: termBaseId, label: name }))}
        onChange={(termBaseIds) => set({ termBaseIds })}
      />
    </Form.Item>
  );
}
