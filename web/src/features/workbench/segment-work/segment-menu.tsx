import {
  CheckSquareOutlined,
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  LockOutlined,
  MergeCellsOutlined,
  ScissorOutlined,
  TagsOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import type { RowAction } from '../../../ui/row-action.ts';
import { segmentAt } from '../segment-rows.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import type { SegmentWork } from './use-segment-work.tsx';

const icons = {
  split: <ScissorOutlined />,
  merge: <MergeCellsOutlined />,
  editSource: <EditOutlined />,
  fillEqual: <CopyOutlined />,
  insertCodes: <TagsOutlined />,
  removeCodes: <DeleteOutlined />,
  lock: <LockOutlined />,
  unlock: <UnlockOutlined />,
  askUnlock: <UnlockOutlined />,
  confirmAll: <CheckSquareOutlined />,
} as const;

/** What can be done to the active segment, and to all of them, with the reason where it cannot. */
export function SegmentMenu({ work }: { readonly work: SegmentWork }) {
  const { t } = useTranslation('workbench');
  const allows = useAllows();
  const { editable } = useWorkbenchParts().opened;
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
    removeCodes: work.removeCodes,
    lock: () => work.lock(true),
    unlock: () => work.lock(false),
    askUnlock: work.askUnlock,
    confirmAll: work.confirmAll,
  };
  const actions: RowAction[] = [
    ...(allows('segment:split') ? [action('split', closed), action('merge', closed)] : []),
    ...(allows('segment:editSource') ? [action('editSource', closed)] : []),
    action('insertCodes', closed),
    action('removeCodes', closed),
    action('fillEqual', segment === undefined ? t('work.chooseSegment') : undefined),
    ...(locked ? unlocking() : allows('segment:lock') ? [action('lock', closed)] : []),
    ...(allows('segment:confirm') ? [action('confirmAll')] : []),
  ];
  return editable ? <MoreMenu actions={actions} /> : null;

  function closedReason(): string | undefined {
    if (segment === undefined) return t('work.chooseSegment');
    return locked ? t('work.locked') : undefined;
  }

  function unlocking(): RowAction[] {
    return [action(allows('segment:unlock') ? 'unlock' : 'askUnlock')];
  }
}
