import { issueSeverities, patternConditions, type QualityPattern } from '@transloom/contracts/quality';
import { linearPattern } from '@transloom/core/text/linear-pattern';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useAddPattern, useChangePattern } from './quality-patterns.queries.ts';

type Fields = Omit<QualityPattern, 'patternId'>;

const newPattern: Fields = {
  name: '',
  source: '',
  target: '',
  condition: 'target-only',
  severity: 'warning',
};

interface PatternDialogProps {
  readonly projectId: string;
  /** Null: a new one. */
  readonly pattern: QualityPattern | null;
  readonly onClose: () => void;
}

/** A check that people write: two expressions, and when they mean an issue. */
export function PatternDialog({ projectId, pattern, onClose }: PatternDialogProps) {
  const { t } = useTranslation('projects');
  const add = useAddPattern();
  const change = useChangePattern();
  const isExpression = (text: string | undefined) =>
    !text || linearPattern(text) !== undefined
      ? Promise.resolve()
      : Promise.reject(new Error(t('patterns.invalid')));
  return (
    <FormDialog<Fields>
      open
      title={t(pattern === null ? 'patterns.add' : 'patterns.change')}
      verb={t('patterns.save')}
      initialValues={pattern ?? newPattern}
      onClose={onClose}
      onSubmit={({ name, source, target, condition, severity }) => {
        const fields = { name, source, target, condition, severity };
        return pattern === null
          ? add.mutateAsync({ projectId, ...fields })
          : change.mutateAsync({ projectId, patternId: pattern.patternId, ...fields });
      }}
    >
      <Form.Item
        name="name"
        label={t('patterns.name')}
        rules={[{ required: true, whitespace: true, message: t('patterns.nameRequired') }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      {(['source', 'target'] as const).map((side) => (
        <Form.Item
          key={side}
          name={side}
          label={t(`patterns.${side}`)}
          dependencies={['source', 'target']}
          rules={[
            { validator: (_, text: string | undefined) => isExpression(text) },
            ({ getFieldValue }) => ({
              validator: () =>
                getFieldValue('source') || getFieldValue('target')
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('patterns.required'))),
            }),
          ]}
        >
          <Input maxLength={1000} spellCheck={false} />
        </Form.Item>
      ))}
      <Form.Item name="condition" label={t('patterns.condition')}>
        <Select
          options={patternConditions.map((value) => ({ value, label: t(`patterns.conditions.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="severity" label={t('patterns.severity')}>
        <Select
          options={issueSeverities.map((value) => ({ value, label: t(`patterns.severities.${value}`) }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
