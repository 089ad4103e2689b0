import type { ReactNode } from 'react';
import { ListLine } from './line-list.tsx';
import { Stack } from './stack.tsx';
import { StatusTag } from './status-tag.tsx';
import { Text } from './text.tsx';

interface ConnectionLineProps {
  readonly name: string;
  readonly state: { readonly tone: 'success' | 'danger'; readonly word: string };
  /** What it is and where, in a few words each. */
  readonly about: readonly (string | undefined)[];
  readonly failure: string | null;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** An outside service that is connected: what it is, whether it works, and what can be done with it. */
export function ConnectionLine({ name, state, about, failure, actions, children }: ConnectionLineProps) {
  return (
    <ListLine>
      <Stack direction="row" gap="sm" justify="space-between">
        <div>
          <Stack direction="row" gap="xs">
            <Text strong>{name}</Text>
            <StatusTag tone={state.tone}>{state.word}</StatusTag>
          </Stack>
          <Text size="small" tone="tertiary" as="div">
            {about.filter(Boolean).join(' · ')}
          </Text>
          {failure === null ? null : (
            <Text size="small" tone="danger" as="div">
              {failure}
            </Text>
          )}
          {children}
        </div>
        {actions}
      </Stack>
    </ListLine>
  );
}
