/** A process reports every 5 seconds; one that has missed five reports counts as gone. */
export const silentMs = 30_000;
