/** Where models are offered; both addresses may be those of a mirror. */
export interface ModelSource {
  /** Of the list of records. */
  readonly listUrl: string;
  /** What the locations of the list are below. */
  readonly filesUrl: string;
}

/** Those of Firefox Translations, from their maker. */
export const mozillaModels: ModelSource = {
  listUrl:
    'https://firefox.settings.services.mozilla.com/v1/buckets/main/collections/translations-models-v2/records',
  filesUrl: 'https://firefox-settings-attachments.cdn.mozilla.net/',
};
