import { useNavigate, useSearch } from '@tanstack/react-router';

/** The named values of the address's query; text, absent where the address has none. */
export function useSearchParams<Name extends string>(
  ...names: readonly Name[]
): Partial<Record<Name, string>> {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const given = names.filter((name) => typeof search[name] === 'string');
  return Object.fromEntries(given.map((name) => [name, search[name]])) as Partial<Record<Name, string>>;
}

/** Changes some values of the query and keeps the rest; empty ones go. Filters live in the address this way. */
export function useChangeSearchParams(): (changes: Record<string, string | undefined>) => void {
  const navigate = useNavigate();
  return (changes) => {
    void navigate({
      to: '.',
      replace: true,
      search: (previous: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries({ ...previous, ...changes }).filter(
            ([, value]) => value !== undefined && value !== '',
          ),
        ),
    });
  };
}
