import type { Alert, Feed } from '@camp/contracts/places/alerts';

/** A feed that is fresh. */
export const feedOf = (name: Feed['name'], more: Partial<Feed> = {}): Feed => ({
  name,
  title: name,
  attribution: name,
  state: 'fresh',
  as_of: null,
  is_sample: false,
  ...more,
});

/** An alert that says as little as one can. */
export const alertOf = (kind: Alert['kind'], more: Partial<Alert> = {}): Alert => ({
  id: kind,
  kind,
  status: 'notice',
  headline: { en: kind, fr: null },
  text: null,
  url: null,
  area: null,
  point: null,
  source: 'wildfires',
  as_of: null,
  from: null,
  until: null,
  is_sample: false,
  ...more,
});
