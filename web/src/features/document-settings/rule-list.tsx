import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { RuleFault } from '@transloom/core/segmentation/own-rules/find-rule-fault';
import { Button, Input, Pagination, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidIf } from '../../ui/form/invalid-if.ts';
import { listEdits } from '../../ui/form/list-edits.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import type { SegmentationSettings } from './document-settings.queries.ts';
import styles from './segmentation-page.module.css';

type Rule = SegmentationSettings['groups'][number]['rules'][number];

interface RuleListProps {
  readonly rules: readonly Rule[];
  /** Of the group. */
  readonly fault: RuleFault | undefined;
  readonly onChange: (rules: Rule[]) => void;
}

/** Files of rules have thousands of them; a page is drawn at once. */
const rulesPerPage = 20;

export function RuleList({ rules, fault, onChange }: RuleListProps) {
  const { t } = useTranslation('document-settings');
  const [page, setPage] = useState(1);
  const first = (page - 1) * rulesPerPage;
  const edits = listEdits(rules, onChange);
  const add = () => {
    edits.add({ isBreak: false, before: '', after: '' });
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
      {rules.slice(first, first + rulesPerPage).map((rule, index) => (
        <RuleLine
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identity but their place
          key={first + index}
          rule={rule}
          faulty={fault?.rule === first + index ? fault.field : undefined}
          number={first + index + 1}
          {...edits.at(first + index)}
        />
      ))}
      <Stack direction="row" justify="space-between">
        <Button size="small" type="text" icon={<PlusOutlined aria-hidden />} onClick={add}>
          {t('rules.add')}
        </Button>
        <Pagination
          size="small"
          hideOnSinglePage={true}
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
  /** The field that cannot be used. */
  readonly faulty: RuleFault['field'];
  /** Starts at 1. */
  readonly number: number;
  readonly onChange: (changes: Partial<Rule>) => void;
  readonly onRemove: () => void;
}

function RuleLine({ rule, faulty, number, onChange, onRemove }: RuleLineProps) {
  const { t } = useTranslation('document-settings');
  return (
    <div className={styles['rule']}>
      <Select
        aria-label={t('rules.effectOf', { number })}
        value={rule.isBreak}
        options={[true, false].map((value) => ({ value, label: t(value ? 'rules.break' : 'rules.noBreak') }))}
        onChange={(isBreak) => onChange({ isBreak })}
      />
      {(['before', 'after'] as const).map((side) => (
        <Input
          key={side}
          className={styles['pattern'] ?? ''}
          aria-label={t(`rules.${side}Of`, { number })}
          placeholder={t(`rules.${side}Example`)}
          {...invalidIf(faulty === side)}
          value={rule[side]}
          onChange={({ target }) => onChange({ [side]: target.value })}
        />
      ))}
      <IconButton
        size="small"
        label={t('rules.remove', { number })}
        icon={<DeleteOutlined />}
        onClick={onRemove}
      />
    </div>
  );
}
