import { useTranslation } from 'react-i18next';

const labelled = [
  'projectId',
  'accessKeyId',
  'secretAccessKey',
  'appId',
  'appKey',
  'appSecret',
  'secretId',
  'secretKey',
  'accessKey',
  'accessKeySecret',
  'apiSecret',
  'token',
  'folderId',
  'keyId',
  'deployment',
  'apiVersion',
] as const;
const explained = [
  'baseUrl',
  'model',
  'apiKey',
  'glossaryId',
  'glossary',
  'clientEmail',
  'privateKey',
  'location',
  'region',
  'category',
  'terminology',
  'modelType',
  'bucket',
  'domain',
  'vocabId',
  'termRepository',
  'apiType',
  'termResource',
  'dictionary',
  'memory',
  'memories',
  'glossaries',
  'style',
  'profile',
  'temperature',
  'parameters',
  'headers',
] as const;

interface FieldText {
  readonly label: string;
  readonly hint?: string;
}

/** The words of a vendor's field; a field nobody wrote words for is called by its name. */
export function useFieldText(): (field: string) => FieldText {
  const { t } = useTranslation('engines');
  return (field) => {
    const hinted = explained.find((one) => one === field);
    if (hinted) return { label: t(`field.${hinted}.label`), hint: t(`field.${hinted}.hint`) };
    const known = labelled.find((one) => one === field);
    return { label: known ? t(`field.${known}.label`) : field };
  };
}
