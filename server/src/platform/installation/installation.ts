import type { SectionKey } from '@transloom/contracts/navigation';
import type { AccountType } from '@transloom/contracts/roles';

/** The part of the configuration that the product itself shows. */
export interface Installation {
  readonly version: string;
  /** Whether codes and mails stand in the outbox instead of going out. */
  readonly development: boolean;
  readonly billing: boolean;
  readonly signUp: boolean;
  /** Most engines somebody compares at once. */
  readonly comparedEngines: number;
  /** Address people and machines reach it at; null where nobody said it. */
  readonly publicUrl: string | null;
  /** Address where users of the product meet; null where the operator names none. */
  readonly communityUrl: string | null;
  /** Sections that nobody's navigation shows. */
  readonly hiddenSections: readonly SectionKey[];
  /** Most gigabytes of uploads an organization keeps, by its plan; null where there is no limit. */
  readonly storageGigabytes: Readonly<Record<AccountType, number | null>>;
  /** Most codes sent in 24 hours, to all people together. */
  readonly codesADay: number;
}
