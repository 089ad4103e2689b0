import type { AnyWork } from '@transloom/contracts/work';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ListLine } from '../ui/line-list.tsx';
import { Stack } from '../ui/stack.tsx';
import { Text } from '../ui/text.tsx';
import { useWorkActions } from './use-work-actions.tsx';
import type { WorkKind } from './work-kind.ts';
import { WorkState, type WorkStateProps } from './work-state.tsx';
import { WorkStatusTag } from './work-status-tag.tsx';

interface WorkLineProps extends Omit<WorkStateProps, 'work'> {
  readonly kind: WorkKind;
  readonly work: AnyWork;
  /** The name where it reads otherwise than it is stored. */
  readonly title?: string;
  /** More about it, under its name. */
  readonly children?: ReactNode;
}

/** Work in a list of lines: its name and state, how far it is, and what can be done with it. */
export function WorkLine({ kind, work, title = work.name, children, ...state }: WorkLineProps) {
  const actions = useWorkActions(kind)({ ...work, name: title });
  return (
    <ListLine>
      <Stack gap="xxs">
        <Stack direction="row" gap="sm" justify="space-between">
          <Stack direction="row" gap="xs">
            <Text strong truncate>
              {title}
            </Text>
            <WorkStatusTag status={work.status} />
          </Stack>
          <Stack direction="row" gap="xs">
            {actions.map(({ key, verb, label, pending, onClick }) => (
              <Button
                key={key}
                size="small"
                type={key === 'delete' ? 'text' : 'default'}
                aria-label={label}
                loading={pending}
                onClick={onClick}
              >
                {verb}
              </Button>
            ))}
          </Stack>
        </Stack>
        {children}
        <WorkState work={work} {...state} />
      </Stack>
    </ListLine>
  );
}
