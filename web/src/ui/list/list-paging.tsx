import { Pagination } from 'antd';
import { useEffect } from 'react';

export interface TablePaging {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onChange: (page: number, pageSize: number) => void;
}

const pageSizes = [20, 50, 100, 200];

/** Whether rows went and with them the page that is asked for; the last one that is left is turned to then. */
export function useTurnBack(paging: TablePaging | undefined): boolean {
  const { page = 1, pageSize = 1, total = 0, onChange } = paging ?? {};
  const last = Math.ceil(total / pageSize);
  const beyond = last > 0 && page > last;
  useEffect(() => {
    if (beyond) onChange?.(last, pageSize);
  }, [beyond, last, pageSize, onChange]);
  return beyond;
}

/** The pages under a list; nothing where one page of the smallest size holds all. */
export function ListPaging({
  paging: { page, pageSize, total, onChange },
}: {
  readonly paging: TablePaging;
}) {
  if (total <= (pageSizes[0] ?? 0)) return null;
  return (
    <Pagination
      align="end"
      size="small"
      current={page}
      pageSize={pageSize}
      total={total}
      onChange={onChange}
      pageSizeOptions={pageSizes}
      showSizeChanger
    />
  );
}
