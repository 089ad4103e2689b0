import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { RuleFault } from '@transloom/core/segmentation/own-rules/find-rule-fault';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import type { SegmentationSettings } from './document-settings.queries.ts';
import { invalidIf } from './invalid-field.ts';
import { RuleList } from './rule-list.tsx';
import styles from './segmentation-page.module.css';

type Group = SegmentationSettings['groups'][number];

interface RuleGroupsProps {
  readonly groups: readonly Group[];
  /** Marked in its field. */
  readonly fault: RuleFault | undefined;
  readonly editable: boolean;
  readonly onChange: (groups: Group[]) => void;
}

/** Own rules, in groups for some languages each. */
export function RuleGroups({ groups, fault, editable, onChange }: RuleGroupsProps) {
  const { t } = useTranslation('document-settings');
  const add = () =>
    onChange([
      ...groups,
      {
        name: t('rules.groupName', { number: groups.length + 1 }),
        languagePattern: '.*',
        rules: [{ isBreak: false, before: '', after: '' }],
      },
    ]);
  const addButton = (
    <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
      {t('rules.addGroup')}
    </Button>
  );
  if (groups.length === 0)
    return (
      <EmptyState
        title={t('rules.none')}
        description={t('rules.noneHint')}
        action={editable ? addButton : null}
      />
    );
  return (
    <Stack gap="sm">
      {groups.map((group, index) => (
        <RuleGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity but their place
          key={index}
          group={group}
          fault={fault?.group === index ? fault : undefined}
          editable={editable}
          onChange={(changed) => onChange(groups.with(index, changed))}
          onRemove={() => onChange(groups.toSpliced(index, 1))}
        />
      ))}
      {editable ? <div>{addButton}</div> : null}
    </Stack>
  );
}

interface RuleGroupProps {
  readonly group: Group;
  readonly fault: RuleFault | undefined;
  readonly editable: boolean;
  readonly onChange: (group: Group) => void;
  readonly onRemove: () => void;
}

function RuleGroup({ group, fault, editable, onChange, onRemove }: RuleGroupProps) {
  const { t } = useTranslation('document-settings');
  return (
    <div className={styles['group']}>
      <div className={styles['groupHead']}>
        <Labelled label={t('rules.name')}>
          <Input
            aria-label={t('rules.name')}
            disabled={!editable}
            maxLength={200}
            value={group.name}
            onChange={({ target }) => onChange({ ...group, name: target.value })}
          />
        </Labelled>
        <Labelled label={t('rules.languages')}>
          <Input
            className={styles['pattern'] ?? ''}
            aria-label={t('rules.languages')}
            disabled={!editable}
            placeholder="en.*|de.*"
            {...invalidIf(fault?.field === 'languagePattern')}
            value={group.languagePattern}
            onChange={({ target }) => onChange({ ...group, languagePattern: target.value })}
          />
        </Labelled>
        {editable ? (
          <IconButton
            label={t('rules.removeGroup', { name: group.name })}
            icon={<DeleteOutlined />}
            onClick={onRemove}
          />
        ) : null}
      </div>
      <RuleList
        rules={group.rules}
        fault={fault}
        editable={editable}
        onChange={(rules) => onChange({ ...group, rules })}
      />
    </div>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles['labelled']}>
      <Text size="small" tone="secondary">
        {label}
      </Text>
      {children}
    </div>
  );
}
