import { useTranslation } from 'react-i18next';
import type { UploadFormat } from './format-groups.ts';

type FormatId = 'docx';

/** What a format is called in the language of the interface; one without words of ours by its own name. */
export function useFormatName(): (format: Pick<UploadFormat, 'id' | 'name'>) => string {
  const { t } = useTranslation('files');
  return ({ id, name }) => t(`format.${id as FormatId}`, { defaultValue: name });
}
