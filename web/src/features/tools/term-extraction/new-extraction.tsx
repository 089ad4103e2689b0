import { useQuery } from '@tanstack/react-query';
import type { termExtractionContract } from '@transloom/contracts/term-extraction';
import { Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { NewWork } from '../../../work/new-work.tsx';
import type { OptionsIn } from '../../../work/work-kind.ts';
import { UploadField } from '../../files/upload-field.tsx';
import { useUploads } from '../../files/use-uploads.ts';
import { memoryQueries } from '../../memories/memories.queries.ts';
import { projectListQuery } from '../../projects/projects.queries.ts';
import { termExtractions } from './term-extraction.queries.ts';

type Options = OptionsIn<typeof termExtractionContract>;

interface Draft {
  readonly name: string;
  readonly from: 'documents' | 'project' | 'memory';
  readonly translated: boolean;
  readonly source: string | null;
  readonly target: string | null;
  readonly projectId: string | null;
  readonly memoryId: string | null;
}

const empty: Draft = {
  name: '',
  from: 'documents',
  translated: false,
  source: null,
  target: null,
  projectId: null,
  memoryId: null,
};

/** The texts and languages of a new extraction. */
export function NewExtraction({ onStarted }: { readonly onStarted: () => void }) {
  const { t } = useTranslation('term-extraction');
  const [draft, setDraft] = useState(empty);
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const [files, translations] = [useUploads('document'), useUploads('document')];
  const options = optionsOf(draft, files.keptIds, draft.translated ? translations.keptIds : []);
  return (
    <NewWork
      kind={termExtractions}
      options={options}
      missing={t('new.missing')}
      start={t('new.start')}
      onStarted={onStarted}
    >
      <Form layout="vertical" component="div" requiredMark="optional">
        <Form.Item label={t('column.from')} required>
          <Radio.Group
            optionType="button"
            value={draft.from}
            options={(['documents', 'project', 'memory'] as const).map((value) => ({
              value,
              label: t(`from.${value}`),
            }))}
            onChange={(event) => set({ from: event.target.value as Draft['from'] })}
          />
        </Form.Item>
        {draft.from === 'documents' ? (
          <>
            <Form.Item label={t('new.files')} required extra={t('new.filesHint')}>
              <UploadField uploads={files} />
            </Form.Item>
            <Form.Item label={t('new.translations')}>
              <Radio.Group
                value={draft.translated}
                options={[
                  { value: false, label: t('new.without') },
                  { value: true, label: t('new.with') },
                ]}
                onChange={(event) => set({ translated: event.target.value as boolean })}
              />
            </Form.Item>
            {draft.translated ? (
              <Form.Item label={t('new.translationFiles')} required extra={t('new.translationsHint')}>
                <UploadField uploads={translations} />
              </Form.Item>
            ) : null}
          </>
        ) : null}
        {draft.from === 'project' ? <ProjectField draft={draft} set={set} /> : null}
        {draft.from === 'memory' ? <MemoryField draft={draft} set={set} /> : null}
        <Languages draft={draft} set={set} />
        <Form.Item label={t('new.name')} htmlFor="new-extraction-name">
          <Input
            id="new-extraction-name"
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
  readonly draft: Draft;
  readonly set: (changes: Partial<Draft>) => void;
}

function Languages({ draft: { from, source, target }, set }: PartProps) {
  const { t } = useTranslation('term-extraction');
  return (
    <>
      <Form.Item label={t('new.source')} htmlFor="new-extraction-source" required>
        <LanguageSelect
          id="new-extraction-source"
          placeholder={t('new.chooseLanguage')}
          {...(source === null ? {} : { value: source })}
          without={target === null ? [] : [target]}
          onChange={(language: string) => set({ source: language })}
        />
      </Form.Item>
      <Form.Item
        label={t('new.target')}
        htmlFor="new-extraction-target"
        required={from !== 'documents'}
        extra={from === 'documents' ? t('new.targetHint') : undefined}
      >
        <LanguageSelect
          id="new-extraction-target"
          placeholder={t('new.chooseLanguage')}
          {...(target === null ? {} : { value: target })}
          without={source === null ? [] : [source]}
          onChange={(language: string) => set({ target: language })}
        />
      </Form.Item>
    </>
  );
}

function ProjectField({ draft, set }: PartProps) {
  const { t } = useTranslation('term-extraction');
  const [search, setSearch] = useState('');
  const { data } = useQuery(projectListQuery({ search }));
  return (
    <Form.Item label={t('from.project')} htmlFor="new-extraction-project" required>
      <Select<string>
        id="new-extraction-project"
        showSearch={{ filterOption: false, onSearch: setSearch }}
        placeholder={t('new.chooseProject')}
        {...(draft.projectId === null ? {} : { value: draft.projectId })}
        options={data?.records.map(({ projectId, name }) => ({ value: projectId, label: name })) ?? []}
        onChange={(projectId) => {
          const found = data?.records.find((project) => project.projectId === projectId);
          set({
            projectId,
            source: found?.sourceLanguage ?? draft.source,
            target: found?.targetLanguages[0] ?? draft.target,
          });
        }}
      />
    </Form.Item>
  );
}

function MemoryField({ draft, set }: PartProps) {
  const { t } = useTranslation('term-extraction');
  const { data = [] } = memoryQueries.useList({}, true);
  return (
    <Form.Item label={t('from.memory')} htmlFor="new-extraction-memory" required>
      <Select<string>
        id="new-extraction-memory"
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('new.chooseMemory')}
        {...(draft.memoryId === null ? {} : { value: draft.memoryId })}
        options={data.map(({ memoryId, name }) => ({ value: memoryId, label: name }))}
        onChange={(memoryId) => {
          const found = data.find((memory) => memory.memoryId === memoryId);
          set({
            memoryId,
            source: found?.sourceLanguage ?? draft.source,
            target: found?.directions[0]?.targetLanguage ?? draft.target,
          });
        }}
      />
    </Form.Item>
  );
}

/** Undefined while something is missing. */
function optionsOf(draft: Draft, fileIds: readonly string[], translationFileIds: readonly string[]) {
  const origin = originOf(draft, fileIds, translationFileIds);
  const { name, source, target } = draft;
  if (source === null || origin === undefined) return undefined;
  if (target === null && (draft.from !== 'documents' || draft.translated)) return undefined;
  return {
    ...origin,
    name: name.trim() === '' ? null : name.trim(),
    sourceLanguage: source,
    targetLanguage: target,
  } satisfies Options;
}

function originOf(
  { from, projectId, memoryId, translated }: Draft,
  fileIds: readonly string[],
  translationFileIds: readonly string[],
) {
  if (from === 'project') return projectId === null ? undefined : { from, projectId };
  if (from === 'memory') return memoryId === null ? undefined : { from, memoryId };
  if (fileIds.length === 0 || (translated && translationFileIds.length !== fileIds.length)) return undefined;
  return { from, fileIds: [...fileIds], translationFileIds: [...translationFileIds] };
}
