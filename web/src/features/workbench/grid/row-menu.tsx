import { Dropdown } from 'antd';
import { type ReactElement, useState } from 'react';
import { type SegmentActionParts, useSegmentActions } from '../segment-work/use-segment-actions.tsx';
import { useWorkbench } from '../workbench-context.ts';

interface RowMenuProps {
  readonly parts: SegmentActionParts;
  readonly children: ReactElement;
}

/** The menu of a row under the pointer. Over the text that is edited the browser keeps its own, which corrects spelling. */
export function RowMenu({ parts, children }: RowMenuProps) {
  const actions = useSegmentActions(parts);
  const activate = useWorkbench((state) => state.activate);
  const [open, setOpen] = useState(false);
  return (
    <Dropdown
      trigger={['contextMenu']}
      open={open}
      onOpenChange={setOpen}
      menu={{
        items: actions.map(({ key, label, icon, danger = false, reason, onClick }) => ({
          key,
          label,
          icon,
          danger,
          disabled: reason !== undefined,
          onClick,
        })),
      }}
    >
      <div
        style={{ display: 'contents' }}
        onContextMenuCapture={(event) => {
          const place = event.target instanceof Element ? event.target : null;
          const row = place?.closest<HTMLElement>('[data-row]')?.dataset['row'];
          if (row === undefined || place?.closest('[data-segment]')) event.stopPropagation();
          else activate(row);
        }}
      >
        {children}
      </div>
    </Dropdown>
  );
}
