/** A setting, as a manifest declares it. */
export const days = {
  kind: 'number',
  default: 3,
  minimum: 1,
  maximum: 7,
  label: { en: 'Days ahead', fr: 'Jours à venir' },
} as const;

/** An extension, as a manifest declares it. */
export const tile = {
  slot: 'account/hub-cards',
  module: 'hub',
  order: 1,
  access: 'signed-in',
  data: {},
} as const;
