/** Business limits both sides check; each with its unit. Source: specification 1-platform §9 and 2-translation §9. */
export const limits = {
  requestTimeoutMs: 300_000,
  chunkLoadTimeoutMs: 120_000,
  uploadBytes: 1024 * 1024 * 1024,
  uploadFiles: 100,
  /** Of all texts, and their translations, that terms are extracted from at once; and terms that are kept. */
  extractionCharacters: 20_000_000,
  extractedTerms: 10_000,
  /** A text that is polished (D9.14), and bytes of a document (D9.13). */
  polishedFewestCharacters: 10,
  polishedCharacters: 10_000,
  polishedBytes: 20 * 1024 * 1024,
  /** Times that one text is polished, the first time included (D9.15). */
  polishRounds: 5,
  polishRequirementCharacters: 1_000,
  polishStyleNameCharacters: 40,
  polishStyleCharacters: 2_000,
  /** That go into a memory together. */
  memoryFiles: 50,
  /** That somebody can say of what they hold. */
  tableColumns: 100,
  /** A term that is longer is a sentence. */
  termCharacters: 500,
  termNoteCharacters: 4000,
  /** In all languages together. */
  termsPerEntry: 200,
  customEngineNameCharacters: 10,
  customEngineDescriptionCharacters: 100,
  customEngineExampleCharacters: 4000,
  customEngineTags: 3,
  customEngineTagCharacters: 20,
  /** Entries in the corpus of one engine. */
  customEnginePairs: 100_000,
  /** After cleaning; with fewer nothing can be measured. */
  customEngineFewestPairs: 20,
  /** That deep training learns from. */
  deepFewestPairs: 5_000,
  deepMostPairs: 100_000,
  /** That a custom engine keeps to. */
  customEngineTerms: 20,
  /** Characters of a text on which engines are compared. */
  comparedCharacters: 2000,
  webhookUrlCharacters: 2000,
  /** That any installation may let people compare at once; it may allow fewer. */
  comparedEngines: 12,
  /** Somebody sets for a direction. */
  comparedTerms: 20,
  /** Of one side of a row of an alignment. */
  alignedCharacters: 20_000,
  /** That are listed or changed together. */
  alignedRowsAtOnce: 500,
  /** Of both sides of an alignment together: more should be aligned part by part. */
  alignedSentences: 400_000,
  /** Segments of one QA check, files of a project, term bases and own checks that go into it, and issues that are changed together. */
  checkedSegments: 200_000,
  checkedDocuments: 500,
  checkedTermBases: 50,
  checkedOwnChecks: 50,
  checkedIssuesAtOnce: 200,
  styleGuideCharacters: 4000,
  styleGuideFiles: 10,
  /** Texts of one translation call of the API, and their characters together. */
  translatedTexts: 200,
  translatedCharacters: 50_000,
  translatedTerms: 100,
  /** Bytes of an uploaded picture, and pixels of its longer side: browsers need memory for all pictures. */
  pictureBytes: 2 * 1024 * 1024,
  pictureSide: 8_000,
  fileNameCharacters: 255,
  remarkCharacters: 500,
  teamNameCharacters: 50,
  roleNameCharacters: 30,
  memberNameCharacters: 60,
  systemCodeCharacters: 40,
  /** Rows of one file of members that is imported. */
  importedMembers: 5_000,
  invitedAddresses: 50,
  inviteDays: 90,
  organizationNameCharacters: 100,
  organizationProfileCharacters: 1_000,
  projectNameCharacters: 100,
  targetLanguages: 20,
  /** Who work in one. */
  projectPeople: 500,
  /** Of a workflow, and of the name of one that an organization made. */
  stages: 10,
  stageNameCharacters: 30,
  /** Whole percent of a new word that a line of an analysis may be paid at most. */
  highestLineRate: 200,
  rateSchemeNameCharacters: 60,
  /** Tasks that are assigned, accepted or handed over together. */
  tasksPerCall: 2_000,
  /** Member quotes that are deleted together, and rows of a file of them. */
  offersPerCall: 500,
  importedOffers: 5_000,
  quoteRemarkCharacters: 1_000,
  quoteLinkDays: 365,
  /** Tasks that go into one offline package. */
  tasksPerPackage: 200,
  /** Issues of QA that a refused submission lists. */
  issuesListed: 50,
  taskTermCharacters: 100,
  taskNoteCharacters: 1_000,
  /** Of why a task is declined or returned. */
  reasonCharacters: 500,
  documentParts: 100,
  /** Whose entries points are taken off, at one level, and of the name of one of them. */
  penalizedAuthors: 50,
  authorCharacters: 100,
  profileNameCharacters: 60,
  /** Characters of a text on which segmentation rules are tried. */
  previewCharacters: 10_000,
  /** An SRX file, and a zip that is unpacked into its files, in bytes. */
  srxBytes: 4 * 1024 * 1024,
  zipBytes: 100 * 1024 * 1024,
  segmentCharacters: 20_000,
  /** Longest report that somebody sends to the operator. */
  feedbackCharacters: 4_000,
  /** Characters of a search in memories. */
  concordanceCharacters: 200,
  segmentsPerPage: 1000,
  segmentsPerSave: 200,
  /** Segments of which an editor learns at once that they are there. */
  segmentsPerIndex: 50_000,
  /** A search in segments is no longer than this, plain or as a regular expression. */
  expressionCharacters: 1000,
  segmentViews: 100,
  viewNameCharacters: 40,
  /** Checks that people write for a project. */
  qualityPatterns: 100,
  /** Checks that an organization writes in plain language. */
  ownChecks: 100,
  ownCheckCharacters: 1_000,
  /** Entries of a memory on which a check is tried at once. */
  ownCheckSamples: 40,
  /** Words that an organization adds to the dictionary of a language. */
  spellingWords: 5000,
  /** Segments whose terms are looked up together: as many as a screen shows. */
  segmentsPerTermSearch: 100,
  previewSegments: 10_000,
  previewPages: 100,
  /** A web page or Markdown file that is longer is shown by its segments alone. */
  previewLayoutBytes: 4 * 1024 * 1024,
  messagesPerPage: 100,
  badgeMaximum: 99,
  organizationsListed: 2,
  /** Whole percent; below 50 a match is "new" by the specification's bands. */
  matchRateMinimum: 50,
  matchRateMaximum: 102,
  matchRateDefault: 70,
  codeMinutes: 10,
  codeResendSeconds: 60,
  signInLinkMinutes: 60,
  downloadLinkMinutes: 10,
  noticeCharacters: 500,
  dictionaryNameCharacters: 60,
  /** For each side of an invitation, and for one inviter in all (P9.10). */
  invitationCharacters: 10_000,
  invitationCharactersMost: 200_000,
  tokenNameCharacters: 60,
  wechatCodeMinutes: 5,
  nicknameCharacters: 30,
  passkeyNameCharacters: 60,
  passkeysPerPerson: 20,
  recoveryCodes: 10,
  /** Of a picture of a person or an organization, in pixels: as it is kept, and at most as it is sent. */
  portraitSide: 256,
  portraitSentSide: 2048,
  /** Between the wish to delete an account and the deletion. */
  accountDeletionDays: 14,
  /** How long somebody who proved who they are may change how they sign in, and how long a second step waits. */
  confirmedMinutes: 10,
  secondStepMinutes: 5,
  /** Longest life of an access token, and how many one person keeps in an organization. */
  tokenDays: 365,
  tokensPerPerson: 50,
} as const;

/** Timers of the specification, in milliseconds. */
export const timers = {
  downloadPollMs: 5_000,
  messageCountPollMs: 600_000,
  alertPollMs: 60_000,
  alertShownMs: 5_000,
  organizationSwitchMs: 1_000,
  logoutRedirectMs: 500,
  sessionExpiredRedirectMs: 3_000,
  signUpEnterMs: 2_000,
  passwordResetRedirectMs: 1_000,
  preprocessPollMs: 2_000,
  wechatPollMs: 2_000,
  orderPollMs: 1_000,
  payDialogReloadMs: 800,
} as const;
