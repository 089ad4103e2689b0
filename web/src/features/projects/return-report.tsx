import type { ReturnReport } from '@transloom/contracts/workbench';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

const reasons = ['conflicts', 'locked', 'refused', 'unknown'] as const;

/** What became of a returned file: what was taken, and of the rest how many segments and why. */
export function ReturnReportLines({ report }: { readonly report: ReturnReport }) {
  const { t } = useTranslation('projects');
  const left = reasons.filter((reason) => report[reason] > 0);
  const taken = t('returning.taken', { ...report });
  return (
    <div role="status">
      <Alert
        type={left.length === 0 ? 'success' : 'warning'}
        showIcon
        title={taken}
        {...(left.length > 0 && {
          description: left.map((reason) => (
            <div key={reason}>{t(`returning.${reason}`, { count: report[reason] })}</div>
          )),
        })}
      />
    </div>
  );
}
