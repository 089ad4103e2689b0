import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { WritingEngineSelect } from '../../engines/writing-engine-select.tsx';
import { ownChecksQuery } from '../../project-settings/own-checks.queries.ts';
import { asksModel, type CheckDraft } from './check-draft.ts';

interface ModelItemsProps {
  readonly draft: CheckDraft;
  readonly set: (changes: Partial<CheckDraft>) => void;
}

/** What a language model checks: mistakes in meaning, and the checks that the organization wrote in plain language. */
export function ModelItems({ draft, set }: ModelItemsProps) {
  const { t } = useTranslation('qa-check');
  const { data = [] } = useQuery(ownChecksQuery);
  const ready = data.filter(({ enabled }) => enabled);
  return (
    <>
      <Form.Item label={t('model.label')} extra={t('model.hint')}>
        <Checkbox checked={draft.intelligent} onChange={({ target }) => set({ intelligent: target.checked })}>
          {t('model.intelligent')}
        </Checkbox>
      </Form.Item>
      {ready.length === 0 ? null : (
        <Form.Item label={t('model.own')} htmlFor="new-check-own">
          <Select<string[]>
            id="new-check-own"
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('model.noOwn')}
            value={[...draft.ownCheckIds]}
            options={ready.map(({ ownCheckId, name }) => ({ value: ownCheckId, label: name }))}
            onChange={(ownCheckIds) => set({ ownCheckIds })}
          />
        </Form.Item>
      )}
      {asksModel(draft) ? (
        <Form.Item label={t('model.engine')} htmlFor="new-check-engine">
          <WritingEngineSelect
            id="new-check-engine"
            value={draft.engineKey}
            onChange={(engineKey) => set({ engineKey })}
          />
        </Form.Item>
      ) : null}
    </>
  );
}
