import type { WorkContract } from '@transloom/contracts/work';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { DrawerButtons } from '../ui/drawer-buttons.tsx';
import { Stack } from '../ui/stack.tsx';
import { Text } from '../ui/text.tsx';
import { GoesOnNotice } from './goes-on-notice.tsx';
import { useCreateWork } from './use-work-commands.ts';
import { WorkCost } from './work-cost.tsx';
import type { OptionsIn, WorkIn, WorkKind } from './work-kind.ts';

interface NewWorkProps<Contract extends WorkContract> {
  readonly kind: WorkKind<Contract>;
  /** Undefined while something is missing: the work cannot start then. */
  readonly options: OptionsIn<Contract> | undefined;
  /** What is missing, in words; shown while there are no options. */
  readonly missing: string;
  /** The verb on the button. */
  readonly start: string;
  readonly onStarted: (work: WorkIn<Contract>) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of new work: its fields, its cost and time, and the button that starts it in the background. */
export function NewWork<Contract extends WorkContract>(props: NewWorkProps<Contract>) {
  const { kind, options, missing, start, onStarted, children } = props;
  const create = useCreateWork(kind);
  return (
    <Stack gap="md">
      {children}
      <WorkCost kind={kind} options={options} />
      <GoesOnNotice />
      <DrawerButtons
        note={create.error ? <Alert type="error" showIcon title={create.error.message} /> : null}
      >
        {options === undefined ? <Text tone="tertiary">{missing}</Text> : null}
        <Button
          type="primary"
          disabled={options === undefined}
          loading={create.isPending}
          onClick={() => {
            if (options !== undefined) create.mutate(options, { onSuccess: (work) => onStarted(work) });
          }}
        >
          {start}
        </Button>
      </DrawerButtons>
    </Stack>
  );
}
