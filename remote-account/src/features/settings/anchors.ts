/** Where each part of the settings is on its page. */
export const settingsAnchors = {
  password: 'password',
  twoFactor: 'two-factor',
  passkeys: 'passkeys',
  devices: 'devices',
  remembered: 'remembered-devices',
  data: 'your-data',
  deletion: 'delete-account',
} as const;
