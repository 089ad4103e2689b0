/** Addresses of a source of models; both may be those of a mirror. */
export interface ModelSource {
  /** Address of the list of records. */
  readonly listUrl: string;
  /** Base address of the locations in the list. */
  readonly filesUrl: string;
}

/** The models of Firefox Translations at Mozilla. */
export const mozillaModels: ModelSource = {
  listUrl:
    'https://firefox.settings.services.mozilla.com/v1/buckets/main/collections/translations-models-v2/records',
  filesUrl: 'https://firefox-settings-attachments.cdn.mozilla.net/',
};
