import type { AlignmentWarning } from '@transloom/contracts/alignment';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';

/** What should be looked at before the pairs are trusted (D8.37). */
export function AlignmentWarnings({ warnings }: { readonly warnings: readonly AlignmentWarning[] }) {
  const { t } = useTranslation('alignment');
  return warnings.map(({ code, params }) => (
    <Alert key={code} type="warning" showIcon title={t(`warning.${code}`, inWords(params))} />
  ));
}

function inWords(params: AlignmentWarning['params']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value) : languageName(value),
    ]),
  );
}
