/** Most characters of each field: forms, validation and database columns take them from here. */
export const fieldLengths = {
  username: 20,
  email: 254,
  firstname: 80,
  lastname: 80,
  suspensionReason: 500,
  note: 2_000,
  passkeyName: 60,
  /** Of a passkey, in base64url. */
  credentialId: 400,
  /** The longest IPv6 address in text. */
  ip: 45,
  userAgent: 300,
  auditAction: 60,
  /** Reason of staff, in their words. */
  reason: 300,
  savedFilterName: 40,
  /** Search, filters and order of a list, as in an address. */
  savedQuery: 2_000,
  mailSubject: 200,
  mailError: 500,
  appName: 60,
  appVersion: 80,
  /** A campground's or a town's id in addresses. */
  slug: 120,
  placeSearch: 200,
  placeName: 120,
  /** Source of a fact that staff corrected. */
  placeSource: 200,
  /** Of a page elsewhere that staff link to. */
  webAddress: 500,
  settingChoice: 40,
  placeListName: 60,
  placeNote: 500,
  /** 128 random bits in base64url. */
  shareCode: 22,
  /** Names of all apps that are tried, together. */
  channel: 255,
} as const;
