/** What the operator does with a job of another organization. */
export type JobMove = 'cancel' | 'retry';
