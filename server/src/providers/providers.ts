/** The outside services of this installation, made once at start from the configuration. */
export type Providers = Readonly<Record<never, never>>;
