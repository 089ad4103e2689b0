// Written by tools/generated/write-registrations.ts from the folders.

/** The texts of each catalogue by its name, with the keys of the Chinese file. */
export interface TextCatalogues {
  readonly 'accounts': typeof import('./zh-CN/accounts.json');
  readonly 'alignment': typeof import('./zh-CN/alignment.json');
  readonly 'analyses': typeof import('./zh-CN/analyses.json');
  readonly 'assets': typeof import('./zh-CN/assets.json');
  readonly 'audit': typeof import('./zh-CN/audit.json');
  readonly 'billing': typeof import('./zh-CN/billing.json');
  readonly 'comparisons': typeof import('./zh-CN/comparisons.json');
  readonly 'custom-engines': typeof import('./zh-CN/custom-engines.json');
  readonly 'document-agent': typeof import('./zh-CN/document-agent.json');
  readonly 'document-settings': typeof import('./zh-CN/document-settings.json');
  readonly 'documents': typeof import('./zh-CN/documents.json');
  readonly 'engine-models': typeof import('./zh-CN/engine-models.json');
  readonly 'engine-trainers': typeof import('./zh-CN/engine-trainers.json');
  readonly 'engines': typeof import('./zh-CN/engines.json');
  readonly 'errors': typeof import('./zh-CN/errors.json');
  readonly 'files': typeof import('./zh-CN/files.json');
  readonly 'help': typeof import('./zh-CN/help.json');
  readonly 'members': typeof import('./zh-CN/members.json');
  readonly 'memories': typeof import('./zh-CN/memories.json');
  readonly 'messages': typeof import('./zh-CN/messages.json');
  readonly 'mt-detector': typeof import('./zh-CN/mt-detector.json');
  readonly 'operator': typeof import('./zh-CN/operator.json');
  readonly 'organization-applications': typeof import('./zh-CN/organization-applications.json');
  readonly 'organizations': typeof import('./zh-CN/organizations.json');
  readonly 'payments': typeof import('./zh-CN/payments.json');
  readonly 'polish': typeof import('./zh-CN/polish.json');
  readonly 'project-settings': typeof import('./zh-CN/project-settings.json');
  readonly 'projects': typeof import('./zh-CN/projects.json');
  readonly 'qa-check': typeof import('./zh-CN/qa-check.json');
  readonly 'quotes': typeof import('./zh-CN/quotes.json');
  readonly 'shell': typeof import('./zh-CN/shell.json');
  readonly 'style-guides': typeof import('./zh-CN/style-guides.json');
  readonly 'system': typeof import('./zh-CN/system.json');
  readonly 'tasks': typeof import('./zh-CN/tasks.json');
  readonly 'templates': typeof import('./zh-CN/templates.json');
  readonly 'term-extraction': typeof import('./zh-CN/term-extraction.json');
  readonly 'terms': typeof import('./zh-CN/terms.json');
  readonly 'translation-score': typeof import('./zh-CN/translation-score.json');
  readonly 'ui': typeof import('./zh-CN/ui.json');
  readonly 'video-translation': typeof import('./zh-CN/video-translation.json');
  readonly 'webhooks': typeof import('./zh-CN/webhooks.json');
  readonly 'work': typeof import('./zh-CN/work.json');
  readonly 'workbench': typeof import('./zh-CN/workbench.json');
}
