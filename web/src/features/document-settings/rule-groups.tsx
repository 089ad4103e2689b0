import { DeleteOutlined } from '@ant-design/icons';
import type { RuleFault } from '@transloom/core/segmentation/own-rules/find-rule-fault';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { invalidIf } from '../../ui/form/invalid-if.ts';
import { listEdits } from '../../ui/form/list-edits.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PrimaryButton } from '../../ui/list/primary-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { SegmentationSettings } from './document-settings.queries.ts';
import { RuleList } from './rule-list.tsx';
import styles from './segmentation-page.module.css';

type Group = SegmentationSettings['groups'][number];

interface RuleGroupsProps {
  readonly groups: readonly Group[];
  /** Marked in its field. */
  readonly fault: RuleFault | undefined;
  readonly onChange: (groups: Group[]) => void;
}

/** The organization's own rules, in groups for some languages each. */
export function RuleGroups({ groups, fault, onChange }: RuleGroupsProps) {
  const { t } = useTranslation('document-settings');
  const edits = listEdits(groups, onChange);
  const name = t('rules.groupName', { number: groups.length + 1 });
  const add = () =>
    edits.add({ name, languagePattern: '.*', rules: [{ isBreak: false, before: '', after: '' }] });
  const addButton = <PrimaryButton secondary label={t('rules.addGroup')} onClick={add} />;
  if (groups.length === 0)
    return <EmptyState title={t('rules.none')} description={t('rules.noneHint')} action={addButton} />;
  return (
    <Stack gap="sm">
      {groups.map((group, index) => (
        <RuleGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity but their place
          key={index}
          group={group}
          fault={fault?.group === index ? fault : undefined}
          {...edits.at(index)}
        />
      ))}
      <div>{addButton}</div>
    </Stack>
  );
}

interface RuleGroupProps {
  readonly group: Group;
  readonly fault: RuleFault | undefined;
  readonly onChange: (changes: Partial<Group>) => void;
  readonly onRemove: () => void;
}

function RuleGroup({ group: { name, languagePattern, rules }, fault, onChange, onRemove }: RuleGroupProps) {
  const { t } = useTranslation('document-settings');
  return (
    <Stack gap="sm" className={styles['group']}>
      <Stack direction="row" gap="xs">
        <Input
          prefix={`${t('rules.name')}:`}
          aria-label={t('rules.name')}
          maxLength={200}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Input
          className={styles['pattern'] ?? ''}
          prefix={`${t('rules.languages')}:`}
          aria-label={t('rules.languages')}
          placeholder="en.*|de.*"
          {...invalidIf(fault?.field === 'languagePattern')}
          value={languagePattern}
          onChange={({ target }) => onChange({ languagePattern: target.value })}
        />
        <IconButton label={t('rules.removeGroup', { name })} icon={<DeleteOutlined />} onClick={onRemove} />
      </Stack>
      <RuleList rules={rules} fault={fault} onChange={(changed) => onChange({ rules: changed })} />
    </Stack>
  );
}
