import { filesOf } from './files-of-project.ts';
import type { OpenProject } from './projects.queries.ts';
import { ReadAgainDrawer } from './read-again-drawer.tsx';
import { useTypesOfFiles } from './use-types-of-files.ts';

interface ReadFileAgainProps {
  readonly project: OpenProject;
  /** Of the file; undefined: closed. */
  readonly name: string | undefined;
  readonly onClose: () => void;
}

/** Reads a file of the project again, with other options or from a newer version. */
export function ReadFileAgain({ project, name, onClose }: ReadFileAgainProps) {
  const types = useTypesOfFiles(project);
  const file = filesOf(project.documents).find((one) => one.name === name);
  const format = types.find(({ id }) => id === file?.format);
  return <ReadAgainDrawer project={project} file={file} format={format} onClose={onClose} />;
}
