/** Where the pages of British Columbia live. */
export const britishColumbiaPaths = {
  home: '/regions/british-columbia',
  services: '/regions/british-columbia/services',
  emergencies: '/regions/british-columbia/bc_emergency_alerts',
} as const;
