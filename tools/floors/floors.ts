/**
 * The floors of the house, from the ground up: code on a floor imports from lower floors only. This file is the only
 * place that orders them; the rules of the check are made from it.
 */

/** Neighbors do not import one another. */
export const workspaceFloors = [['core'], ['contracts'], ['server', 'web'], ['cli']] as const;

/** Folders of server/src; neighbors may import one another, and all of them know no domain but `domains`. */
export const serverFloors = [['platform', 'providers'], ['domains']] as const;

/** Folders of web/src; neighbors may import one another. */
export const webFloors = [
  ['ui', 'api', 'session', 'i18n', 'screens'],
  ['work'],
  ['features'],
  ['app'],
] as const;

/**
 * Folders of server/src/domains and of web/src/features; `tools/*` is every tool
 * that is not named. Neighbors do not import one another.
 */
export const domainFloors = [
  ['webhooks'],
  ['users', 'messages', 'system'],
  ['audit'],
  ['organizations'],
  ['billing', 'files'],
  ['work'],
  ['assets', 'engine-models', 'help', 'organization-applications', 'payments'],
  ['access', 'accounts', 'memories', 'terms', 'engine-trainers'],
  ['custom-engines'],
  ['engines', 'document-settings', 'style-guides'],
  ['project-settings', 'project-people'],
  ['documents', 'comparisons', 'templates'],
  ['analyses'],
  ['projects'],
  ['quality', 'comments'],
  ['tools/*'],
  ['operator', 'qa', 'quotes'],
  ['tasks'],
  ['workbench', 'members', 'account-data', 'project-archives'],
  ['search'],
] as const;

/**
 * Folders of a domain that is large enough to need floors of its own. Files that stand in the domain itself are checked
 * for circles only. Neighbors do not import one another.
 */
export const innerFloors = {
  memories: [
    ['in-projects'],
    ['searched'],
    ['entries'],
    ['penalties'],
    ['matching'],
    ['blocks', 'concordance'],
    ['changes'],
    ['cleaning', 'merging', 'indexed'],
    ['exchange'],
  ],
} as const;

/** Endings of files that belong to their domain alone; its use cases are what others may call. */
export const privateFileKinds = ['store', 'policy', 'routes', 'jobs'] as const;

/** Fewest modules that the check must read, so that it cannot pass by reading nothing. */
export const fewestModules = 300;
