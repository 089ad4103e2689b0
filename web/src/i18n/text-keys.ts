import 'i18next';

/** Keys are checked against the Chinese texts; a test keeps the English ones equal. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    resources: {
      accounts: typeof import('./zh-CN/accounts.json');
      assets: typeof import('./zh-CN/assets.json');
      'custom-engines': typeof import('./zh-CN/custom-engines.json');
      'document-settings': typeof import('./zh-CN/document-settings.json');
      errors: typeof import('./zh-CN/errors.json');
      documents: typeof import('./zh-CN/documents.json');
      'engine-models': typeof import('./zh-CN/engine-models.json');
      'engine-trainers': typeof import('./zh-CN/engine-trainers.json');
      engines: typeof import('./zh-CN/engines.json');
      files: typeof import('./zh-CN/files.json');
      memories: typeof import('./zh-CN/memories.json');
      terms: typeof import('./zh-CN/terms.json');
      messages: typeof import('./zh-CN/messages.json');
      organizations: typeof import('./zh-CN/organizations.json');
      projects: typeof import('./zh-CN/projects.json');
      shell: typeof import('./zh-CN/shell.json');
      'style-guides': typeof import('./zh-CN/style-guides.json');
      system: typeof import('./zh-CN/system.json');
      ui: typeof import('./zh-CN/ui.json');
      comparisons: typeof import('./zh-CN/comparisons.json');
      workbench: typeof import('./zh-CN/workbench.json');
    };
  }
}
