import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { keepForPerson, readOfPerson } from '../../session/person-storage.ts';

type Given<Name extends string> = Partial<Record<Name, string>>;

/**
 * The named values of a page's address. A page that is opened again without any of them shows what it showed last in
 * this tab, and writes that into the address. A page that is hidden keeps what it had.
 */
export function useKeptSearch<Name extends string>(names: readonly Name[]) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const page = useRef(pathname).current;
  const arriving = useRef(true);
  const shown = pathname === page;
  const written = pick(search, names);
  const isBare = Object.keys(written).length === 0;
  const given = shown && !(arriving.current && isBare) ? written : readKept(page, names);
  const write = (values: Record<string, string | undefined>) =>
    void navigate({
      to: '.',
      replace: true,
      search: (before: Record<string, unknown>) => withoutEmpty({ ...before, ...values }),
    });

  // `latest` lets the effect that runs when the page is shown see the values of that moment.
  const latest = useRef({ given, isBare, write });
  latest.current = { given, isBare, write };
  useEffect(() => {
    const now = latest.current;
    if (now.isBare && Object.keys(now.given).length > 0) now.write(now.given);
    arriving.current = false;
    return () => {
      arriving.current = true;
    };
  }, []);
  const text = JSON.stringify(given);
  useEffect(() => {
    if (shown) keepForPerson(storageName(page), JSON.parse(text), sessionStorage);
  }, [shown, page, text]);
  return { given, write };
}

function pick<Name extends string>(search: unknown, names: readonly Name[]): Given<Name> {
  const values = typeof search === 'object' && search !== null ? (search as Record<string, unknown>) : {};
  const entries = names.map((name) => [name, values[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) as Given<Name>;
}

function readKept<Name extends string>(page: string, names: readonly Name[]): Given<Name> {
  return pick(readOfPerson(storageName(page), sessionStorage), names);
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );
}

function storageName(page: string): string {
  return `list:${page}`;
}
