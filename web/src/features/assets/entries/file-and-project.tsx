import { Text } from '../../../ui/text.tsx';

interface FileAndProjectProps {
  readonly fileName: string | null;
  readonly projectName: string | null;
  /** The kind of its origin, where no file or project is known, or only one of them. */
  readonly otherwise?: string;
}

/** Where an entry came from: the file and the project. */
export function FileAndProject({ fileName, projectName, otherwise = '' }: FileAndProjectProps) {
  const [first, second] = [fileName, projectName].filter((name) => name !== null);
  return (
    <>
      <Text size="table" truncate as="div">
        {first ?? otherwise}
      </Text>
      {first === undefined ? null : (
        <Text size="small" tone="tertiary" truncate as="div">
          {second ?? otherwise}
        </Text>
      )}
    </>
  );
}
