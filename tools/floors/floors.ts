/**
 * The floors of the house, from the ground up. Whatever stands on a floor imports from lower floors only, never
 * from its own neighbors. This list is the only place that orders them; the rules are made from it.
 */

export const workspaceFloors = [['core'], ['contracts'], ['server', 'web'], ['cli']] as const;

/** Folders of server/src that carry the domains. */
export const serverFloors = [['platform'], ['providers'], ['domains']] as const;

/** Folders of web/src that carry the features. */
export const webFloors = [['i18n'], ['api'], ['session', 'ui'], ['features'], ['app']] as const;

/** Folders of server/src/domains and of web/src/features; `tools/*` is every tool that is not named. */
export const domainFloors = [
  ['accounts', 'files', 'messages', 'system'],
  ['organizations'],
  ['billing'],
  ['access', 'memories', 'terms', 'templates'],
  ['engines'],
  ['documents', 'tools/task-lifecycle'],
  ['projects', 'tools/*'],
  ['qa', 'quotes'],
  ['tasks'],
  ['workbench'],
] as const;

/** Endings of files that belong to their domain alone; its use cases are what others may call. */
export const privateFileKinds = ['store', 'policy', 'routes', 'jobs'] as const;

/** What the check must have read at least, so that it cannot pass by reading nothing. */
export const fewestModules = 30;
