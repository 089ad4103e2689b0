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

const names = ['source', 'target', 'sentences', 'places', 'sourceLanguage', 'targetLanguage'] as const;

/** Each warning has some of the params; a text takes those that it names. */
function inWords(params: AlignmentWarning['params']) {
  const said = (value: string | number | undefined) =>
    typeof value === 'string' ? languageName(value) : value === undefined ? '' : formatNumber(value);
  return Object.fromEntries(names.map((name) => [name, said(params[name])])) as Record<
    (typeof names)[number],
    string
  >;
}
