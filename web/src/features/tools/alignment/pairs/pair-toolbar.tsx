import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CheckOutlined,
  DeleteOutlined,
  EditOutlined,
  FlagOutlined,
  MergeCellsOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  ReloadOutlined,
  ScissorOutlined,
  SwapOutlined,
  UndoOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons';
import type { AlignmentState } from '@transloom/contracts/alignment';
import { Button, Popover } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../i18n/format.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Kbd } from '../../../../ui/kbd.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { Text } from '../../../../ui/text.tsx';
import styles from './pairs.module.css';
import type { PairEditing } from './use-pair-editor.ts';

interface PairToolbarProps {
  readonly state: AlignmentState;
  readonly editing: PairEditing;
  readonly onInsert: () => void;
  readonly onNextPending: () => void;
}

interface Tool {
  readonly key: ToolName;
  readonly icon: ReactNode;
  readonly keys: string;
  readonly act: () => void;
  readonly disabled?: boolean;
}

type ToolName =
  | 'undo'
  | 'redo'
  | 'edit'
  | 'split'
  | 'mergeUp'
  | 'mergeDown'
  | 'join'
  | 'moveUp'
  | 'moveDown'
  | 'shiftUp'
  | 'shiftDown'
  | 'swap'
  | 'insert'
  | 'remove'
  | 'confirm'
  | 'mark'
  | 'again';

/** What can be done with the active row or cell; each with its key. The buttons leave the focus where it is. */
export function PairToolbar({ state, editing, onInsert, onNextPending }: PairToolbarProps) {
  const { t } = useTranslation('alignment');
  const groups = toolGroups(editing, state, onInsert);
  return (
    <div className={styles['toolbar']}>
      {groups.map((tools) => (
        <div key={tools[0]?.key} className={styles['group']}>
          {tools.map(({ key, icon, keys, act, disabled = false }) => (
            // The field that is edited keeps its text and its cursor.
            <span key={key} onMouseDown={(event) => event.preventDefault()} role="none">
              <IconButton
                size="small"
                label={t('tool.withKeys', { tool: t(`tool.${key}`), keys })}
                icon={icon}
                disabled={disabled}
                onClick={act}
              />
            </span>
          ))}
        </div>
      ))}
      <div className={styles['rest']}>
        <Text size="small" tone="secondary" numeric>
          {t('rows', { count: state.rows })}
          {state.unpaired > 0 ? ` · ${t('unpaired', { count: state.unpaired })}` : ''}
        </Text>
        <Button size="small" disabled={state.pending === 0} onClick={onNextPending}>
          {state.pending === 0
            ? t('nonePending')
            : t('nextPending', { count: state.pending, left: formatNumber(state.pending) })}
        </Button>
        <Popover trigger="click" placement="bottomRight" title={t('keys')} content={<Keys groups={groups} />}>
          <span>
            <IconButton size="small" label={t('keys')} icon={<QuestionCircleOutlined />} />
          </span>
        </Popover>
      </div>
    </div>
  );
}

function toolGroups(
  editing: PairEditing,
  state: AlignmentState,
  insert: () => void,
): readonly (readonly Tool[])[] {
  const cursor = () => {
    const field = document.activeElement;
    editing.split(
      field instanceof HTMLTextAreaElement && editing.typed !== undefined ? field.selectionStart : null,
    );
  };
  return [
    [
      { key: 'undo', icon: <UndoOutlined />, keys: 'Ctrl Z', act: editing.undo, disabled: !state.canUndo },
      { key: 'redo', icon: <RedoOutlined />, keys: 'Ctrl Y', act: editing.redo, disabled: !state.canRedo },
    ],
    [
      { key: 'confirm', icon: <CheckOutlined />, keys: 'Enter', act: editing.confirm },
      { key: 'mark', icon: <FlagOutlined />, keys: 'P', act: editing.mark },
    ],
    [
      { key: 'edit', icon: <EditOutlined />, keys: 'F2', act: editing.open },
      { key: 'split', icon: <ScissorOutlined />, keys: 'Ctrl Enter', act: cursor },
      { key: 'mergeUp', icon: <VerticalAlignTopOutlined />, keys: 'Shift M', act: () => editing.merge('up') },
      {
        key: 'mergeDown',
        icon: <VerticalAlignBottomOutlined />,
        keys: 'M',
        act: () => editing.merge('down'),
      },
      { key: 'join', icon: <MergeCellsOutlined />, keys: 'J', act: editing.join },
    ],
    [
      { key: 'shiftUp', icon: <ArrowUpOutlined />, keys: 'U', act: () => editing.move('shift', 'up') },
      { key: 'shiftDown', icon: <ArrowDownOutlined />, keys: 'D', act: () => editing.move('shift', 'down') },
      { key: 'swap', icon: <SwapOutlined />, keys: 'X', act: editing.swap },
    ],
    [
      { key: 'insert', icon: <PlusOutlined />, keys: 'I', act: insert },
      { key: 'remove', icon: <DeleteOutlined />, keys: 'Delete', act: editing.remove },
      { key: 'again', icon: <ReloadOutlined />, keys: 'R', act: editing.alignFromHere },
    ],
  ];
}

function Keys({ groups }: { readonly groups: readonly (readonly Tool[])[] }) {
  const { t } = useTranslation('alignment');
  const more = [
    { key: 'moveUp', keys: 'Alt ↑' },
    { key: 'moveDown', keys: 'Alt ↓' },
  ] as const;
  return (
    <Stack gap="xxs">
      {[...groups.flat(), ...more].map(({ key, keys }) => (
        <Stack key={key} direction="row" justify="space-between" gap="lg">
          <Text size="table">{t(`tool.${key}`)}</Text>
          <Kbd keys={keys} />
        </Stack>
      ))}
      <Text size="small" tone="secondary" as="p">
        {t('keysHint')}
      </Text>
    </Stack>
  );
}
