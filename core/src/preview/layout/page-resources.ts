/** What a page shows that is not in its text. */
export interface PageResources {
  /** A picture as an address with all of it (`data:`); undefined where it would have to be fetched. */
  picture(address: string): string | undefined;
  styleSheet(address: string): string | undefined;
}
