import type { Log } from '../platform/logging/log.ts';

const ignore = () => undefined;

/** A log nobody reads. */
export const silentLog: Log = { info: ignore, warn: ignore, error: ignore, debug: ignore };
