/**
 * The error catalogue: code → HTTP status, and where the specification names one, the body status and the
 * reaction of the interface. The words of each code stand in `error-texts.ts`.
 */
interface ErrorEntry {
  readonly http: number;
  /** Body `status` where it differs from the HTTP status. */
  readonly status?: number;
  readonly reaction?: ErrorReaction;
}

/**
 * What the interface does beside telling: `notice` a modal shown once, `reload` and `back-to-tasks` a dialog
 * and then a new page, `sign-in` to the sign-in page after 3 s. Without one: a toast that can be closed.
 */
export type ErrorReaction = 'notice' | 'reload' | 'back-to-tasks' | 'sign-in';

const entry = <E extends ErrorEntry>(value: E): ErrorEntry => value;

export const errorCatalogue = {
  'request.invalid': entry({ http: 400 }),
  'request.unknown-host': entry({ http: 421 }),
  'request.forged': entry({ http: 403 }),
  'request.too-large': entry({ http: 413 }),
  'request.headers-too-large': entry({ http: 431 }),
  'request.unsupported-media': entry({ http: 415 }),
  'request.too-frequent': entry({ http: 429 }),
  'limit.person': entry({ http: 429 }),
  'limit.organization': entry({ http: 429 }),
  'request.timeout': entry({ http: 408 }),
  'resource.not-found': entry({ http: 404 }),
  'method.not-allowed': entry({ http: 405 }),
  'server.unexpected': entry({ http: 500 }),
  'server.not-implemented': entry({ http: 501 }),
  'server.bad-gateway': entry({ http: 502 }),
  'server.unavailable': entry({ http: 503 }),
  'server.disk-full': entry({ http: 507 }),
  'server.gateway-timeout': entry({ http: 504 }),
  'server.http-version': entry({ http: 505 }),
  'session.expired': entry({ http: 401, reaction: 'sign-in' }),
  'access.denied': entry({ http: 403 }),
  'access.plan-required': entry({ http: 403 }),
  'page.outdated': entry({ http: 409, status: 555, reaction: 'reload' }),
  'task.unavailable': entry({ http: 409, status: 556, reaction: 'back-to-tasks' }),
  'notice.shown': entry({ http: 200, status: 222, reaction: 'notice' }),

  'account.wrong-credentials': entry({ http: 400 }),
  'account.locked': entry({ http: 429 }),
  'account.taken': entry({ http: 409 }),
  'account.username-taken': entry({ http: 409 }),
  'account.unknown': entry({ http: 404 }),
  'account.sign-up-closed': entry({ http: 403 }),
  'account.common-password': entry({ http: 400 }),
  'account.same-password': entry({ http: 400 }),
  'account.code-wrong': entry({ http: 400 }),
  'account.code-too-soon': entry({ http: 429 }),
  'account.code-budget-spent': entry({ http: 429 }),
  'account.code-too-many': entry({ http: 429 }),
  'account.captcha-required': entry({ http: 400 }),
  'account.captcha-wrong': entry({ http: 400 }),
  'account.link-used': entry({ http: 400 }),
  'account.delivery-failed': entry({ http: 502 }),
  'account.no-sms': entry({ http: 400 }),
  'account.no-mail': entry({ http: 400 }),

  'organization.not-member': entry({ http: 403 }),

  'file.empty': entry({ http: 400 }),
  'file.too-large': entry({ http: 413 }),
  'file.too-many': entry({ http: 400 }),
  'file.duplicate-name': entry({ http: 409 }),
  'file.name-invalid': entry({ http: 400 }),
  'file.other-content': entry({ http: 422 }),
  'file.picture-too-large': entry({ http: 422 }),
  'file.incomplete': entry({ http: 400 }),
  'file.link-expired': entry({ http: 410 }),
  'file.storage-full': entry({ http: 507 }),
  'file.quota-full': entry({ http: 413 }),
  'file.too-many-today': entry({ http: 429 }),

  'document.empty': entry({ http: 422 }),
  'document.unsupported': entry({ http: 422 }),
  'document.wrong-extension': entry({ http: 422 }),
  'document.encrypted': entry({ http: 422 }),
  'document.broken': entry({ http: 422 }),
  'document.cut-off': entry({ http: 422 }),
  'document.too-large': entry({ http: 422 }),
  'document.no-text': entry({ http: 422 }),
  'document.wrong-encoding': entry({ http: 422 }),
  'document.limit': entry({ http: 422 }),
  'document.too-long': entry({ http: 422 }),
  'document.unsafe': entry({ http: 422 }),
  'document.entities': entry({ http: 422 }),
  'document.not-rebuildable': entry({ http: 422 }),
  'document.program-missing': entry({ http: 422 }),
  'document.too-slow': entry({ http: 422 }),
  'document.not-pretranslated': entry({ http: 409, status: 59574 }),
  'document.not-ready': entry({ http: 409 }),
  'document.other-format': entry({ http: 409 }),
  'document.not-returned': entry({ http: 409 }),
  'document.option-unknown': entry({ http: 400 }),
  'document.option-not-of-format': entry({ http: 400 }),
  'document.option-wrong-type': entry({ http: 400 }),
  'document.option-bad-column': entry({ http: 400 }),
  'document.option-same-column': entry({ http: 400 }),
  'document.option-missing-column': entry({ http: 400 }),
  'document.option-bad-pattern': entry({ http: 400 }),

  'profile.duplicate-name': entry({ http: 409 }),

  'segmentation.bad-pattern': entry({ http: 400 }),
  'segmentation.too-many': entry({ http: 400 }),
  'segmentation.not-srx': entry({ http: 422 }),
  'segmentation.too-slow': entry({ http: 422 }),
  'segmentation.rules-too-slow': entry({ http: 422 }),

  'project.language-equal': entry({ http: 400 }),
  'project.files-required': entry({ http: 400 }),
  'project.deadline-past': entry({ http: 400 }),
  'project.not-active': entry({ http: 409 }),
  'project.memory-unfit': entry({ http: 400 }),
  'project.term-base-unfit': entry({ http: 400 }),

  'segment.locked': entry({ http: 409 }),
  'segment.codes-invalid': entry({ http: 400 }),
  'segment.empty-target': entry({ http: 400 }),

  'asset.busy': entry({ http: 409 }),
  'asset.gone': entry({ http: 404 }),
  'asset.merged': entry({ http: 409 }),
  'cleaning.other-state': entry({ http: 409 }),

  'memory.duplicate-name': entry({ http: 409 }),
  'memory.gone': entry({ http: 404 }),
  'memory.import-not-resumable': entry({ http: 409 }),
  'memory.other-direction': entry({ http: 400 }),
  'memory.entry-exists': entry({ http: 409 }),
  'memory.entry-changed': entry({ http: 409 }),
  'memory.not-writable': entry({ http: 403 }),

  'term-base.duplicate-name': entry({ http: 409 }),
  'term-base.other-language': entry({ http: 400 }),
  'term-base.not-writable': entry({ http: 403 }),
  'term.duplicate': entry({ http: 409 }),
  'term.entry-changed': entry({ http: 409 }),
  'term.missing-language': entry({ http: 400 }),

  'secret.other-address': entry({ http: 400 }),
  'engine.not-configured': entry({ http: 409 }),
  'engine.unsupported-pair': entry({ http: 409 }),
  'engine.duplicate-name': entry({ http: 409 }),
  'comparison.duplicate-term': entry({ http: 409 }),
  'engine.auth': entry({ http: 502 }),
  'engine.quota': entry({ http: 502 }),
  'engine.rate': entry({ http: 502 }),
  'engine.too-long': entry({ http: 502 }),
  'engine.content-blocked': entry({ http: 502 }),
  'engine.bad-request': entry({ http: 502 }),
  'engine.unknown-model': entry({ http: 502 }),
  'engine.upstream': entry({ http: 502 }),
  'engine.bad-output': entry({ http: 502 }),
  'engine.budget': entry({ http: 409 }),
  'engine.money-budget': entry({ http: 409 }),
  'engine.shared-budget': entry({ http: 409 }),
  'engine.no-price': entry({ http: 409 }),
  'engine.own-forbidden': entry({ http: 403 }),
  'engine.bad-model': entry({ http: 502 }),
  'engine.no-memory': entry({ http: 502 }),
  'engine.address-refused': entry({ http: 400 }),

  'model.not-offered': entry({ http: 404 }),
  'model.unfit': entry({ http: 422 }),
  'model.gated': entry({ http: 403 }),
  'model.unreachable': entry({ http: 502 }),
  'model.damaged': entry({ http: 502 }),
  'model.no-space': entry({ http: 507 }),

  'custom-engine.duplicate-name': entry({ http: 409 }),
  'custom-engine.too-many': entry({ http: 403 }),
  'custom-engine.busy': entry({ http: 409 }),
  'custom-engine.no-pairs': entry({ http: 409 }),
  'custom-engine.too-many-pairs': entry({ http: 409 }),
  'custom-engine.wrong-password': entry({ http: 403 }),
  'custom-engine.own': entry({ http: 409 }),
  'custom-engine.no-corpus': entry({ http: 409 }),
  'custom-engine.no-base': entry({ http: 409 }),
  'custom-engine.base-off': entry({ http: 409 }),
  'custom-engine.no-variant': entry({ http: 409 }),
  'custom-engine.few-drafts': entry({ http: 409 }),
  'style-guide.changed': entry({ http: 409 }),
  'custom-engine.offline': entry({ http: 409 }),
  'custom-engine.not-measured': entry({ http: 409 }),
  'custom-engine.damaged': entry({ http: 409 }),

  'custom-engine.no-trainer': entry({ http: 409 }),
  'custom-engine.corpus-size': entry({ http: 409 }),
  'custom-engine.no-estimate': entry({ http: 409 }),
  'custom-engine.not-resumable': entry({ http: 409 }),
  'custom-engine.share-over': entry({ http: 400 }),

  'trainer.duplicate-name': entry({ http: 409 }),
  'trainer.in-use': entry({ http: 409 }),
  'trainer.auth': entry({ http: 502 }),
  'trainer.quota': entry({ http: 502 }),
  'trainer.rate': entry({ http: 502 }),
  'trainer.refused': entry({ http: 502 }),
  'trainer.unreachable': entry({ http: 502 }),
  'trainer.bad-answer': entry({ http: 502 }),
  'trainer.address-refused': entry({ http: 400 }),
  'trainer.failed': entry({ http: 502 }),
  'trainer.cancelled': entry({ http: 502 }),
  'trainer.gone': entry({ http: 502 }),
  'trainer.report-unsigned': entry({ http: 401 }),
  'trainer.report-repeated': entry({ http: 409 }),

  'job.not-cancellable': entry({ http: 409 }),
  'job.cancelled': entry({ http: 409 }),

  'work.other-state': entry({ http: 409 }),
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

export function errorEntry(code: ErrorCode): ErrorEntry {
  return errorCatalogue[code];
}
