const oasis = 'urn:oasis:names:tc:opendocument:xmlns:';

/** Prefixes as everybody writes them. */
export const odfNamespaces: ReadonlyMap<string, string> = new Map([
  ...(
    [
      ['office', 'office'],
      ['text', 'text'],
      ['table', 'table'],
      ['style', 'style'],
      ['drawing', 'draw'],
      ['presentation', 'presentation'],
      ['chart', 'chart'],
      ['form', 'form'],
      ['meta', 'meta'],
      ['dr3d', 'dr3d'],
      ['manifest', 'manifest'],
    ] as const
  ).map(([name, prefix]) => [`${oasis}${name}:1.0`, prefix] as const),
  [`${oasis}xsl-fo-compatible:1.0`, 'fo'],
  [`${oasis}svg-compatible:1.0`, 'svg'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0', 'calcext'],
]);
