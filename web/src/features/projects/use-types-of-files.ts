import { useQuery } from '@tanstack/react-query';
import type { TypeOfFiles } from '../document-settings/type-options.tsx';
import { limitsQuery } from '../files/use-uploads.ts';
import { filesOf } from './files-of-project.ts';
import type { OpenProject } from './projects.queries.ts';

/** Of the files the project has, and of those options were chosen for. */
export function useTypesOfFiles({ documents, documentOptions }: OpenProject): readonly TypeOfFiles[] {
  const limits = useQuery(limitsQuery('document')).data;
  const files = filesOf(documents);
  const ids = new Set([...files.flatMap(({ format }) => format ?? []), ...Object.keys(documentOptions)]);
  return (limits?.formats ?? [])
    .filter(({ id }) => ids.has(id))
    .map((format) => ({ ...format, files: files.filter((file) => file.format === format.id).length }));
}
