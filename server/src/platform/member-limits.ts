/** To which language pairs and projects the work of a member is limited; null where there is no limit. */
export interface MemberLimits {
  /** Such as `en>zh-CN`. A language without region covers its variants. */
  readonly languagePairs: readonly string[] | null;
  readonly projectIds: readonly string[] | null;
}
