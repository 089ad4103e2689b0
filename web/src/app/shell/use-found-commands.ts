import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FoundThing } from '@transloom/contracts/search';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { languageName } from '../../i18n/language-name.ts';
import { useSettled } from '../../ui/use-settled.ts';
import type { PaletteCommand } from './palette-commands.ts';

const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => callApi(endpoints.search.search, { text }, { signal }),
    enabled: text !== '',
    staleTime: 10_000,
    meta: { failure: 'inline' },
  });

interface Found {
  readonly commands: readonly PaletteCommand[];
  /** Whether the answer to what is typed is on its way. */
  readonly searching: boolean;
}

/** Things of the organization with the typed text in their name, each as a way to its page. */
export function useFoundCommands(typed: string): Found {
  const navigate = useNavigate();
  const text = typed.trim();
  const asked = useSettled(text);
  const { data = [], isFetching } = useQuery(searchQuery(asked));
  const commands = data.map(
    (thing): PaletteCommand => ({
      id: `${thing.kind} ${thing.id}`,
      group: thing.kind,
      label: thing.name,
      ...(thing.file ? { note: noteOf(thing.file) } : {}),
      run: () => void navigate(placeOf(thing)),
    }),
  );
  return { commands: text === '' ? [] : commands, searching: text !== '' && (isFetching || asked !== text) };
}

/** One file has a document for each language, all of the same name. */
function noteOf({ projectName, sourceLanguage, targetLanguage }: NonNullable<FoundThing['file']>): string {
  return `${projectName} · ${languageName(sourceLanguage)} → ${languageName(targetLanguage)}`;
}

function placeOf({ kind, id, name, file }: FoundThing) {
  switch (kind) {
    case 'project':
      return { to: '/project/list', search: { projectId: id } };
    case 'file':
      return file?.opens
        ? { to: '/workbench/editer', search: { documentId: id } }
        : { to: '/project/list', search: { projectId: file?.projectId } };
    case 'memory':
      return { to: '/asset/memory/detail', search: { memoryId: id } };
    case 'termBase':
      return { to: '/asset/term/detail', search: { termBaseId: id } };
    case 'engine':
      return { to: '/engine/settings' };
    case 'person':
      return { to: '/team/index', search: { search: name } };
  }
}
