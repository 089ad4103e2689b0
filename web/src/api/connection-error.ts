import { i18next } from '../i18n/i18next.ts';
import { ApiError } from './api-error.ts';

/** Nothing came back: the network is gone, or the time-out passed. */
export function connectionError(timedOut: boolean): ApiError {
  return timedOut
    ? new ApiError({ code: 'connection.timeout', status: 0, message: i18next.t('errors:http.408') })
    : new ApiError({ code: 'connection.failed', status: 0, message: i18next.t('errors:network') });
}

/** The server closed the live line because the session behind it has ended. */
export function sessionExpiredError(): ApiError {
  return new ApiError({ code: 'session.expired', status: 401, message: i18next.t('errors:http.401') });
}

/** Another tab switched the organization or signed in anew: what this page shows is no longer true. */
export function outdatedPageError(): ApiError {
  return new ApiError({ code: 'page.outdated', status: 555, message: i18next.t('errors:outdated') });
}
