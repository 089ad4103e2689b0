/** Versions of the three parts of the product, as the specification names them. */
export const partVersions = [
  { part: 'machineTranslation', version: 'V1.7' },
  { part: 'translationManagement', version: 'V1.3' },
  { part: 'agent', version: 'V1.5' },
] as const;
