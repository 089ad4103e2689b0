import type { Endpoint } from './endpoint.ts';
import { isInstallationKey, type PermissionKey } from './permissions.ts';

/** `read` sees everything its owner sees. Each other scope changes what belongs to one area. */
export const tokenScopes = ['read', 'projects', 'assets', 'engines', 'tools', 'organization'] as const;
export type TokenScope = (typeof tokenScopes)[number];

type Area = Exclude<TokenScope, 'read'>;

/** Area of a permission key, by the part of the key before the colon; all others belong to the organization. */
const areas: Readonly<Record<string, Area>> = {
  project: 'projects',
  template: 'projects',
  qa: 'projects',
  styleGuide: 'projects',
  tasks: 'projects',
  task: 'projects',
  segment: 'projects',
  rate: 'projects',
  priceScheme: 'projects',
  memory: 'assets',
  term: 'assets',
  engine: 'engines',
  tools: 'tools',
};

/** A call that changes nothing. */
export function isReading({ method, changes }: Pick<Endpoint, 'method' | 'changes'>): boolean {
  return method === 'GET' && changes !== true;
}

/**
 * The permission keys that a token passes on to a call of its owner's keys. Keys of the installation are never
 * among them.
 */
export function keysOfToken(
  keys: ReadonlySet<PermissionKey>,
  scopes: readonly TokenScope[],
  endpoint: Pick<Endpoint, 'method' | 'changes'>,
): ReadonlySet<PermissionKey> {
  const seesAll = isReading(endpoint) && scopes.includes('read');
  const passes = (key: PermissionKey) => !isInstallationKey(key) && (seesAll || scopes.includes(areaOf(key)));
  return new Set([...keys].filter(passes));
}

/** Scopes of which a token needs one to call the endpoint; none where no token may call it. */
export function scopesFor(endpoint: Endpoint): readonly TokenScope[] {
  const { access, browserOnly } = endpoint;
  if (browserOnly) return [];
  if (access === 'public') return tokenScopes;
  const reading = isReading(endpoint);
  if (access === 'signed-in') return tokenScopes.filter((scope) => reading || scope !== 'read');
  const keys: readonly PermissionKey[] = typeof access === 'string' ? [access] : access;
  const given = new Set(keys.filter((key) => !isInstallationKey(key)).map(areaOf));
  if (given.size === 0) return [];
  return tokenScopes.filter((scope) => (scope === 'read' ? reading : given.has(scope)));
}

function areaOf(key: PermissionKey): Area {
  return areas[key.split(':')[0] ?? ''] ?? 'organization';
}
