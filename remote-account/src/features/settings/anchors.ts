/** The anchor of each part of the settings page. */
export const settingsAnchors = {
  password: 'password',
  twoFactor: 'two-factor',
  passkeys: 'passkeys',
  devices: 'devices',
  remembered: 'remembered-devices',
  data: 'your-data',
  deletion: 'delete-account',
} as const;
