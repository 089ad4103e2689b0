import type { ReactNode } from 'react';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

interface SettingLineProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** The control, at the end of the line. */
  readonly children: ReactNode;
}

/** One setting: what it is and does at the left, its control at the right. */
export function SettingLine({ label, description, children }: SettingLineProps) {
  return (
    <Stack direction="row" gap="lg" justify="space-between">
      <div>
        <Text as="div">{label}</Text>
        {description ? (
          <Text as="p" size="table" tone="secondary">
            {description}
          </Text>
        ) : null}
      </div>
      {children}
    </Stack>
  );
}
