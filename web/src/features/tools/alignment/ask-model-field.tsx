import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { WritingEngineSelect } from '../../engines/writing-engine-select.tsx';

interface AskedModel {
  readonly askModel: boolean;
  /** Null: the first that is ready. */
  readonly modelKey: string | null;
}

interface AskModelFieldProps {
  readonly value: AskedModel;
  readonly onChange: (changes: Partial<AskedModel>) => void;
}

/** Whether a language model decides unsure places, and which one. */
export function AskModelField({ value, onChange }: AskModelFieldProps) {
  const { t } = useTranslation('alignment');
  return (
    <>
      <Form.Item label={t('new.unsure')} extra={t('new.askModelHint')}>
        <Checkbox checked={value.askModel} onChange={({ target }) => onChange({ askModel: target.checked })}>
          {t('new.askModel')}
        </Checkbox>
      </Form.Item>
      {value.askModel ? (
        <Form.Item label={t('new.model')} htmlFor="new-alignment-model">
          <WritingEngineSelect
            id="new-alignment-model"
            value={value.modelKey}
            onChange={(modelKey) => onChange({ modelKey })}
          />
        </Form.Item>
      ) : null}
    </>
  );
}
