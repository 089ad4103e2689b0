export interface Person {
  readonly account: string;
  readonly password: string;
}

/** Password that everybody who signed in by a link uses from then on. */
export const password = 'k7vmq2xd';

/** For journeys that end or change their session. */
export const administrator: Person = { account: 'administrator', password };

/** Each for one journey, which leaves them with another password. */
export const changer: Person = { account: 'changer@example.com', password };
export const forgetter: Person = { account: 'forgetter@example.com', password };
export const applicant: Person = { account: 'applicant@example.com', password };
export const heir: Person = { account: 'heir@example.com', password };
export const suspect: Person = { account: 'suspect@example.com', password };
export const careful: Person = { account: 'careful@example.com', password };

/** People who signed up long ago. */
export const settled = [changer, forgetter, applicant, heir, suspect, careful] as const;
