import { odfFormat } from '../odf/odf-format.ts';

/** Presentations and drawings of LibreOffice and others. */
export const odpFormat = odfFormat({
  id: 'odp',
  name: 'OpenDocument presentation',
  extensions: ['odp', 'otp', 'odg', 'otg'],
  kinds: ['presentation', 'graphics'],
  options: ['headersAndFooters', 'speakerNotes'],
});
