import type * as z from 'zod';
import { type FeedAlert, type Reading, readItems, requireShape } from './alert.ts';
import { idOf, line, optionalInstant, optionalLine, optionalText } from './readable.ts';
import { feature, featureCollection, polygonsOf } from './geo-json.ts';

const weatherAlert = feature({
  alert_code: line,
  alert_type: line,
  alert_name_en: line,
  alert_name_fr: optionalLine,
  alert_text_en: optionalText,
  alert_text_fr: optionalText,
  feature_name_en: line,
  feature_name_fr: optionalLine,
  publication_datetime: optionalInstant,
  expiration_datetime: optionalInstant,
  status_en: line,
});

/** Weather alerts of Environment Canada (MSC GeoMet, as GeoJSON), in both languages. */
export function readWeather(answer: unknown): Reading {
  const { features } = requireShape(featureCollection, answer);
  return readItems(features, { schema: weatherAlert, toAlert });
}

function toAlert({ geometry, properties }: z.infer<typeof weatherAlert>): FeedAlert | null {
  const { alert_code: code, feature_name_en: area, publication_datetime: published } = properties;
  const polygons = polygonsOf(geometry);
  if (properties.status_en === 'ended' || polygons.length === 0) return null;
  const text = properties.alert_text_en;
  return {
    id: idOf('weather', code, area, published),
    kind: 'weather',
    status: properties.alert_type === 'warning' ? 'warning' : 'notice',
    headline: { en: properties.alert_name_en, fr: properties.alert_name_fr },
    text: text ? { en: text, fr: properties.alert_text_fr } : null,
    url: 'https://weather.gc.ca/',
    area: { en: area, fr: properties.feature_name_fr },
    reach: { of: 'areas', polygons },
    source: 'weather',
    asOf: published,
    from: published,
    until: properties.expiration_datetime,
  };
}
