import { Pagination } from 'antd';

export interface TablePaging {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onChange: (page: number, pageSize: number) => void;
}

const pageSizes = [20, 50, 100, 200];

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
