import 'i18next';

/** Keys are checked against the Chinese texts; a test keeps the English ones equal. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    resources: {
      accounts: typeof import('./zh-CN/accounts.json');
      errors: typeof import('./zh-CN/errors.json');
      shell: typeof import('./zh-CN/shell.json');
      ui: typeof import('./zh-CN/ui.json');
    };
  }
}
