import {
  CheckSquareOutlined,
  ColumnHeightOutlined,
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  LockOutlined,
  MergeCellsOutlined,
  MessageOutlined,
  ScissorOutlined,
  TagsOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import type { RowAction } from '../../../ui/row-action.ts';
import { segmentAt } from '../segment-rows.ts';
import type { useEditorLook } from '../use-editor-look.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import type { SegmentWork } from './use-segment-work.tsx';

const icons = {
  split: <ScissorOutlined />,
  merge: <MergeCellsOutlined />,
  editSource: <EditOutlined />,
  fillEqual: <CopyOutlined />,
  insertCodes: <TagsOutlined />,
  fillTags: <TagsOutlined />,
  removeCodes: <DeleteOutlined />,
  lock: <LockOutlined />,
  unlock: <UnlockOutlined />,
  askUnlock: <UnlockOutlined />,
  confirmAll: <CheckSquareOutlined />,
  comment: <MessageOutlined />,
} as const;

export interface SegmentActionParts {
  readonly work: SegmentWork;
  readonly look: Pick<ReturnType<typeof useEditorLook>, 'comfortable' | 'changeRowSpace'>;
}

/** What can be done to the active segment, and to all of them, with the reason where it cannot. */
export function useSegmentActions({ work, look }: SegmentActionParts): readonly RowAction[] {
  const { t } = useTranslation('workbench');
  const allows = useAllows();
  const { opened, store } = useWorkbenchParts();
  const { editable } = opened;
  const segment = useWorkbench(({ rows, activeId }) =>
    activeId === null ? undefined : segmentAt(rows, activeId),
  );
  const locked = segment?.locked === true;
  const closed = closedReason();
  const action = (key: keyof typeof does, reason?: string): RowAction => ({
    key,
    label: t(`work.action.${key}`),
    icon: icons[key],
    onClick: () => void does[key](),
    ...(reason !== undefined && { reason }),
  });
  const does = {
    split: work.split,
    merge: work.merge,
    editSource: work.editSource,
    fillEqual: work.fillEqual,
    insertCodes: work.insertCodes,
    fillTags: work.fillTags,
    removeCodes: work.removeCodes,
    lock: () => work.lock(true),
    unlock: () => work.lock(false),
    askUnlock: work.askUnlock,
    confirmAll: () => work.confirmAll(),
    comment: () => store.getState().showPanel('comments'),
  };
  const actions: RowAction[] = [
    ...(allows('segment:comment') ? [action('comment')] : []),
    ...(allows('segment:split') ? [action('split', closed), action('merge', closed)] : []),
    ...(allows('segment:editSource') ? [action('editSource', closed)] : []),
    action('insertCodes', closed),
    action('fillTags', closed),
    action('removeCodes', closed),
    action('fillEqual', segment === undefined ? t('work.chooseSegment') : undefined),
    ...(locked ? unlocking() : allows('segment:lock') ? [action('lock', closed)] : []),
    ...(allows('segment:confirm') ? [action('confirmAll')] : []),
  ];
  const space: RowAction = {
    key: 'space',
    label: t(look.comfortable ? 'look.dense' : 'look.comfortable'),
    icon: <ColumnHeightOutlined />,
    onClick: look.changeRowSpace,
  };
  return editable ? [...actions, space] : [space];

  function closedReason(): string | undefined {
    if (segment === undefined) return t('work.chooseSegment');
    return locked ? t('work.locked') : undefined;
  }

  function unlocking(): RowAction[] {
    return [action(allows('segment:unlock') ? 'unlock' : 'askUnlock')];
  }
}
