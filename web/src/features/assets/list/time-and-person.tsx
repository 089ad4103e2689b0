import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';

interface TimeAndPersonProps {
  readonly instant: string;
  readonly person: string | null;
}

/** When something was done, and below it by whom, where that is known. */
export function TimeAndPerson({ instant, person }: TimeAndPersonProps) {
  return (
    <>
      <div>
        <When instant={instant} />
      </div>
      {person === null ? null : (
        <Text size="small" tone="tertiary" truncate as="div">
          {person}
        </Text>
      )}
    </>
  );
}
