import type { IForbiddenRuleType } from 'dependency-cruiser';
import {
  domainFloors,
  innerFloors,
  privateFileKinds,
  serverFloors,
  webFloors,
  workspaceFloors,
} from './floors.ts';

const tests = String.raw`\.(test|spec)\.tsx?$|/testing/`;

/** Returns the forbidden imports, derived from the ordered lists of floors. */
export function floorRules(): IForbiddenRuleType[] {
  return [
    ...lowerFloorsOnly('workspace', workspaceFloors, { before: '^', after: '/src/' }),
    ...lowerFloorsOnly('server-folder', serverFloors, {
      before: '^server/src/',
      after: '[/.]',
      neighbors: true,
    }),
    ...lowerFloorsOnly('web-folder', webFloors, { before: '^web/src/', after: '[/.]', neighbors: true }),
    ...domainRules('domain', '^server/src/domains/'),
    ...Object.entries(innerFloors).flatMap(([domain, floors]) => innerRules(domain, floors)),
    ...domainRules('feature', '^web/src/features/'),
    ...generalRules,
  ];
}

const generalRules: IForbiddenRuleType[] = [
  {
    name: 'circle',
    comment: 'Two modules that need one another are one module, or miss a third below them.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'unresolved',
    comment: 'An import of ours that the check cannot follow is one it cannot judge.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, path: '^([.]|@transloom/)' },
  },
  {
    name: 'core-does-no-io',
    comment: 'Core is bytes and values in, bytes and values out; it runs in the browser too.',
    severity: 'error',
    from: { path: '^(core|contracts)/src/', pathNot: tests },
    to: {
      dependencyTypes: ['core'],
      path: '^(node:)?(fs|net|http|https|http2|tls|dns|dgram|child_process|worker_threads|os|process|cluster)(/|$)',
    },
  },
  {
    name: 'product-knows-no-tools',
    comment: 'Tools and journeys drive the product from outside.',
    severity: 'error',
    from: { path: '^(core|contracts|server|web|cli)/src/' },
    to: { path: '^(tools|e2e)/' },
  },
  {
    name: 'product-knows-no-test-support',
    comment: 'Builders and fakes are for tests.',
    severity: 'error',
    from: { path: '^(core|contracts|server|web|cli)/src/', pathNot: tests },
    to: { path: String.raw`^(core|contracts|server|web|cli)/src/(testing/|.*\.test\.tsx?$)` },
  },
];

interface Frame {
  readonly before: string;
  readonly after: string;
  /** Whether places on one floor may import one another. */
  readonly neighbors?: boolean;
}

/** One rule a floor: to this kind of place, but neither home nor further down. */
function lowerFloorsOnly(
  kind: string,
  floors: readonly (readonly string[])[],
  { before, after, neighbors = false }: Frame,
): IForbiddenRuleType[] {
  const anywhere = `${before}(?:${floors.flat().map(asPattern).join('|')})${after}`;
  return floors.map((floor, index) => {
    const allowed = floors
      .slice(0, neighbors ? index + 1 : index)
      .flat()
      .map(asPattern);
    return {
      name: `${kind}-floor-${index + 1}`,
      comment: `${floor.join(', ')}: lower floors only.`,
      severity: 'error',
      from: { path: `${before}(${floor.map(asPattern).join('|')})${after}` },
      to: {
        path: anywhere,
        pathNot: [
          `${before}$1${after}`,
          ...(allowed.length > 0 ? [`${before}(?:${allowed.join('|')})${after}`] : []),
        ],
      },
    };
  });
}

function domainRules(kind: string, folder: string): IForbiddenRuleType[] {
  const known = domainFloors.flat().map(asPattern).join('|');
  return [
    ...lowerFloorsOnly(kind, domainFloors, { before: folder, after: '/' }),
    {
      name: `${kind}-on-no-floor`,
      comment: 'A new folder is given its floor in tools/floors/floors.ts first.',
      severity: 'error',
      from: { path: folder, pathNot: `${folder}(?:${known})/` },
      to: {},
    },
    {
      name: `${kind}-keeps-its-own`,
      comment: `Of another ${kind} only what it offers, never its ${privateFileKinds.join(', ')}.`,
      severity: 'error',
      from: { path: `${folder}((?:tools/)?[^/]+)/` },
      to: {
        path: `${folder}.*[./](?:${privateFileKinds.join('|')})\\.tsx?$`,
        pathNot: `${folder}$1/`,
      },
    },
  ];
}

function innerRules(domain: string, floors: readonly (readonly string[])[]): IForbiddenRuleType[] {
  const before = `^server/src/domains/${domain}/`;
  const known = floors.flat().join('|');
  const rules = lowerFloorsOnly(domain, floors, { before, after: '/' });
  return [
    ...rules.map((rule) => ({ ...rule, from: { ...rule.from, pathNot: tests } })),
    {
      name: `${domain}-on-no-floor`,
      comment: 'A new folder is given its floor in tools/floors/floors.ts first.',
      severity: 'error',
      from: { path: `${before}[^/]+/`, pathNot: `${before}(?:${known})/` },
      to: {},
    },
  ];
}

/** `tools/*` is a tool of any name but those named elsewhere in the list. */
function asPattern(place: string): string {
  if (!place.endsWith('/*')) return place;
  const family = place.slice(0, -1);
  const named = domainFloors
    .flat()
    .filter((each) => each.startsWith(family) && each !== place)
    .map((each) => `${each.slice(family.length)}/`);
  return named.length === 0 ? `${family}[^/]+` : `${family}(?!${named.join('|')})[^/]+`;
}
