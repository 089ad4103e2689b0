import { useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import type { PolishOptions, polishContract } from '@transloom/contracts/polish';
import { polishStyles } from '@transloom/core/polish/polish-styles';
import { Alert, Button, Checkbox, Form, Input, Radio, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { NewWork } from '../../../work/new-work.tsx';
import type { OptionsIn, WorkIn } from '../../../work/work-kind.ts';
import { WaysToAnEngine } from '../../engines/ways-to-an-engine.tsx';
import { chosenWriter, useWritingEngines, WritingEngineField } from '../../engines/writing-engine-field.tsx';
import { UploadField } from '../../files/upload-field.tsx';
import { useUploads } from '../../files/use-uploads.ts';
import { OwnStylesDrawer } from './own-styles/own-styles-drawer.tsx';
import { polishes, polishStylesQuery } from './polish.queries.ts';

type Options = OptionsIn<typeof polishContract>;

interface NewPolishProps {
  /** Options of a polish whose text and choices are used again. */
  readonly like: PolishOptions | undefined;
  readonly onStarted: (work: WorkIn<typeof polishContract>) => void;
}

interface Draft {
  readonly from: 'text' | 'document';
  readonly text: string;
  readonly language: string | null;
  /** Undefined: the first language model. */
  readonly engineKey: string | null | undefined;
  readonly style: PolishOptions['style'];
  readonly polishStyleId: string | null;
  readonly requirements: string;
  readonly extent: 'light' | 'full';
  readonly useTerms: boolean;
}

function draftOf(like: PolishOptions | undefined): Draft {
  return {
    from: 'text',
    text: like?.text ?? '',
    language: like?.language ?? null,
    engineKey: like?.engineKey,
    style: like?.style ?? 'native',
    polishStyleId: like?.polishStyleId ?? null,
    requirements: like?.requirements ?? '',
    extent: like?.extent ?? 'light',
    useTerms: like?.useTerms ?? true,
  };
}

/** What is polished, by whom and how (D3.43). */
export function NewPolish({ like, onStarted }: NewPolishProps) {
  const { t } = useTranslation('polish');
  const [draft, setDraft] = useState(() => draftOf(like));
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const uploads = useUploads('document');
  const engines = useWritingEngines();
  const engineKey = chosenWriter(engines, draft.engineKey);
  return (
    <NewWork
      kind={polishes}
      options={optionsOf({ ...draft, engineKey }, uploads.keptIds[0])}
      missing={t('new.missing', { fewest: limits.polishedFewestCharacters })}
      start={t('new.start')}
      onStarted={onStarted}
    >
      <Form layout="vertical" component="div" requiredMark="optional">
        <Form.Item label={t('column.from')} required>
          <Segmented
            value={draft.from}
            onChange={(from) => set({ from })}
            options={(['text', 'document'] as const).map((from) => ({
              value: from,
              label: t(`from.${from}`),
            }))}
          />
        </Form.Item>
        {draft.from === 'text' ? (
          <TextField text={draft.text} onChange={(text) => set({ text })} />
        ) : (
          <Form.Item label={t('new.file')} required extra={t('new.fileHint')}>
            <UploadField uploads={uploads} single />
          </Form.Item>
        )}
        <Form.Item label={t('new.language')} required htmlFor="polish-language">
          <LanguageSelect
            id="polish-language"
            placeholder={t('new.chooseLanguage')}
            {...(draft.language === null ? {} : { value: draft.language })}
            onChange={(language: string) => set({ language })}
          />
        </Form.Item>
        <Form.Item label={t('new.engine')} required htmlFor="polish-engine">
          <WritingEngineField
            id="polish-engine"
            label={t('new.engine')}
            value={draft.engineKey}
            none={t('new.rules')}
            onChange={(key) => set({ engineKey: key })}
          />
        </Form.Item>
        {engines?.length === 0 ? (
          <Form.Item>
            <Alert type="info" showIcon title={t('new.noEngine')} description={<WaysToAnEngine />} />
          </Form.Item>
        ) : null}
        {engineKey === null ? null : <StyleFields draft={draft} onChange={set} />}
      </Form>
    </NewWork>
  );
}

function TextField({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) {
  const { t } = useTranslation('polish');
  return (
    <Form.Item label={t('new.text')} required htmlFor="polish-text">
      <Input.TextArea
        id="polish-text"
        placeholder={t('new.textPlaceholder', { fewest: limits.polishedFewestCharacters })}
        autoSize={{ minRows: 6, maxRows: 14 }}
        maxLength={limits.polishedCharacters}
        showCount={{
          formatter: ({ count, maxLength = 0 }) => `${formatNumber(count)} / ${formatNumber(maxLength)}`,
        }}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </Form.Item>
  );
}

interface StyleFieldsProps {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
}

/** Style, extent and requirements: what only a language model can follow. */
function StyleFields({ draft, onChange }: StyleFieldsProps) {
  const { t } = useTranslation('polish');
  const [managing, setManaging] = useState(false);
  const { data: own = [] } = useQuery(polishStylesQuery);
  const groups = [
    {
      label: t('style.named'),
      options: polishStyles.map((style) => ({ value: style, label: t(`style.${style}`) })),
    },
    {
      label: t('style.own'),
      options: own.map(({ polishStyleId, name }) => ({ value: polishStyleId, label: name })),
    },
  ];
  return (
    <>
      <Form.Item label={t('new.style')} required htmlFor="polish-style">
        <Select<string>
          id="polish-style"
          value={draft.polishStyleId ?? draft.style}
          options={groups.filter(({ options }) => options.length > 0)}
          onChange={(chosen) => {
            const named = polishStyles.find((style) => style === chosen);
            onChange(named === undefined ? { polishStyleId: chosen } : { style: named, polishStyleId: null });
          }}
          popupRender={(menu) => (
            <>
              {menu}
              <Button type="link" size="small" onClick={() => setManaging(true)}>
                {t('style.manage')}
              </Button>
            </>
          )}
        />
      </Form.Item>
      <Form.Item label={t('new.extent')} required extra={t(`extent.${draft.extent}Hint`)}>
        <Radio.Group
          optionType="button"
          value={draft.extent}
          onChange={(event) => onChange({ extent: event.target.value })}
          options={(['light', 'full'] as const).map((extent) => ({
            value: extent,
            label: t(`extent.${extent}`),
          }))}
        />
      </Form.Item>
      <Form.Item label={t('new.requirements')} htmlFor="polish-requirements">
        <Input.TextArea
          id="polish-requirements"
          placeholder={t('new.requirementsPlaceholder')}
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={limits.polishRequirementCharacters}
          value={draft.requirements}
          onChange={(event) => onChange({ requirements: event.target.value })}
        />
      </Form.Item>
      <Form.Item>
        <Checkbox checked={draft.useTerms} onChange={(event) => onChange({ useTerms: event.target.checked })}>
          {t('new.useTerms')}
        </Checkbox>
      </Form.Item>
      <OwnStylesDrawer open={managing} onClose={() => setManaging(false)} />
    </>
  );
}

function optionsOf(draft: Draft, fileId: string | undefined): Options | undefined {
  const { from, text, language, engineKey, polishStyleId, requirements, ...others } = draft;
  const isMissing =
    from === 'text' ? text.trim().length < limits.polishedFewestCharacters : fileId === undefined;
  if (language === null || engineKey === undefined || isMissing) return undefined;
  return {
    ...others,
    from,
    language,
    engineKey,
    polishStyleId: engineKey === null ? null : polishStyleId,
    requirements: requirements.trim(),
    ...(from === 'text' ? { text } : { fileId: fileId ?? null }),
  };
}
