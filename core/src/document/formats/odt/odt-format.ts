import { odfFormat } from '../odf/odf-format.ts';

/** Text documents of LibreOffice and others. */
export const odtFormat = odfFormat({
  id: 'odt',
  name: 'OpenDocument text',
  extensions: ['odt', 'ott', 'odm'],
  kinds: ['text', 'text-master', 'text-web'],
  options: ['headersAndFooters'],
});
