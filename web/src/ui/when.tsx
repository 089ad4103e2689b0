import { Tooltip } from 'antd';
import { formatInstant, formatWhen } from '../i18n/format.ts';

/** A moment: relative under a day, exact in the tooltip. */
export function When({ instant }: { readonly instant: string }) {
  return (
    <Tooltip title={formatInstant(instant)}>
      <time dateTime={instant}>{formatWhen(instant)}</time>
    </Tooltip>
  );
}
