import { useMutation } from '@tanstack/react-query';
import { mostTogether } from '@transloom/contracts/assets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import type { TableSelection } from './bulk-bar.tsx';
import { useTickedRows } from './use-ticked-rows.ts';

interface Found<Row> {
  /** Rows of the page that is shown. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** How many the filter finds. */
  readonly total: number;
  /** The filter, without the page. */
  readonly filter: object;
  /** The newest that it finds, so many at a time; pages are numbered from 1. */
  readonly readPage: (page: { pageNumber: number; pageSize: number }) => Promise<readonly Row[]>;
}

interface FoundSelection extends Omit<TableSelection, 'actions'> {
  readonly untick: () => void;
}

const rowsPerPage = 200;

/** Ticked rows of a page and, once all of these are, of all that the filter finds: as many as one command takes. */
export function useFoundSelection<Row>({ rows, keyOf, total, ...found }: Found<Row>): FoundSelection {
  const { t } = useTranslation('ui');
  const ticked = useTickedRows(rows, keyOf);
  const filter = JSON.stringify(found.filter);
  const [beyond, setBeyond] = useState<{ readonly filter: string; readonly keys: readonly string[] }>();
  const most = Math.min(total, mostTogether);
  const read = useMutation({
    mutationFn: async () => {
      const numbers = Array.from({ length: Math.ceil(most / rowsPerPage) }, (_, index) => index + 1);
      const pages = numbers.map((pageNumber) => found.readPage({ pageNumber, pageSize: rowsPerPage }));
      return (await Promise.all(pages)).flat().map(keyOf);
    },
    onSuccess: (keys) => setBeyond({ filter, keys: [...new Set(keys)] }),
  });
  // Chosen for another filter they would be meant unseen.
  const keys = beyond?.filter === filter ? beyond.keys : undefined;
  const untick = () => {
    setBeyond(undefined);
    ticked.untick();
  };
  return {
    keys: keys ?? ticked.keys,
    untick,
    onChange: (chosen) => {
      const left = rows.map(keyOf).filter((key) => !chosen.includes(key));
      setBeyond(
        keys && chosen.length > 0 ? { filter, keys: keys.filter((key) => !left.includes(key)) } : undefined,
      );
      ticked.tick(chosen);
    },
    ...(keys === undefined && rows.length < total && ticked.keys.length === rows.length
      ? {
          further: {
            label: t(most < total ? 'table.selectNewest' : 'table.selectAll', { number: formatNumber(most) }),
            pending: read.isPending,
            onClick: () => read.mutate(),
          },
        }
      : {}),
  };
}
