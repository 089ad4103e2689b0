import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { RuleFault } from '@transloom/core/segmentation/own-rules/find-rule-fault';
import { Button, Input, Pagination, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import type { SegmentationSettings } from './document-settings.queries.ts';
import { invalidIf } from './invalid-field.ts';
import styles from './segmentation-page.module.css';

type Rule = SegmentationSettings['groups'][number]['rules'][number];

interface RuleListProps {
  readonly rules: readonly Rule[];
  /** Of the group. */
  readonly fault: RuleFault | undefined;
  readonly editable: boolean;
  readonly onChange: (rules: Rule[]) => void;
}

/** Files of rules have thousands; a page of them is a form that answers at once. */
const rulesPerPage = 20;

export function RuleList({ rules, fault, editable, onChange }: RuleListProps) {
  const { t } = useTranslation('document-settings');
  const [page, setPage] = useState(1);
  const first = (page - 1) * rulesPerPage;
  const shown = rules.slice(first, first + rulesPerPage);
  const add = () => {
    onChange([...rules, { isBreak: false, before: '', after: '' }]);
    setPage(Math.ceil((rules.length + 1) / rulesPerPage));
  };
  return (
    <Stack gap="xs">
      <div className={styles['rule']}>
        {(['effect', 'before', 'after'] as const).map((name) => (
          <Text key={name} size="small" tone="secondary">
            {t(`rules.${name}`)}
          </Text>
        ))}
      </div>
      {shown.map((rule, index) => (
        <RuleLine
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identity but their place
          key={first + index}
          rule={rule}
          faultyField={fault?.rule === first + index ? fault.field : undefined}
          number={first + index + 1}
          editable={editable}
          onChange={(changed) => onChange(rules.with(first + index, changed))}
          onRemove={() => onChange(rules.toSpliced(first + index, 1))}
        />
      ))}
      <Stack direction="row" justify="space-between">
        {editable ? (
          <Button size="small" type="text" icon={<PlusOutlined aria-hidden />} onClick={add}>
            {t('rules.add')}
          </Button>
        ) : (
          <span />
        )}
        <Pagination
          size="small"
          hideOnSinglePage
          showSizeChanger={false}
          current={page}
          pageSize={rulesPerPage}
          total={rules.length}
          onChange={setPage}
        />
      </Stack>
    </Stack>
  );
}

interface RuleLineProps {
  readonly rule: Rule;
  readonly faultyField: RuleFault['field'];
  readonly number: number;
  readonly editable: boolean;
  readonly onChange: (rule: Rule) => void;
  readonly onRemove: () => void;
}

function RuleLine({ rule, faultyField, number, editable, onChange, onRemove }: RuleLineProps) {
  const { t } = useTranslation('document-settings');
  return (
    <div className={styles['rule']}>
      <Select
        aria-label={t('rules.effectOf', { number })}
        disabled={!editable}
        value={rule.isBreak}
        options={[
          { value: true, label: t('rules.break') },
          { value: false, label: t('rules.noBreak') },
        ]}
        onChange={(isBreak) => onChange({ ...rule, isBreak })}
      />
      {(['before', 'after'] as const).map((side) => (
        <Input
          key={side}
          className={styles['pattern'] ?? ''}
          aria-label={t(`rules.${side}Of`, { number })}
          disabled={!editable}
          placeholder={t(`rules.${side}Example`)}
          {...invalidIf(faultyField === side)}
          value={rule[side]}
          onChange={({ target }) => onChange({ ...rule, [side]: target.value })}
        />
      ))}
      {editable ? (
        <IconButton
          size="small"
          label={t('rules.remove', { number })}
          icon={<DeleteOutlined />}
          onClick={onRemove}
        />
      ) : null}
    </div>
  );
}
