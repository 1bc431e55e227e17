import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { id, instant, integer, model, text } from './model.ts';

/** Number of times that browsers reported the same about a build within one hour, without facts about people. */
export class ReleaseMetric extends model('release_signals', {
  id: id(),
  /** The beginning of the hour. */
  hour: instant(),
  /** The release that the page was made from. */
  generation: integer(),
  /** Folder of the app: `shell`, `remote-account`; `unknown` for a violation of no known app. */
  app: text(fieldLengths.appName),
  version: text(fieldLengths.appVersion),
  /** `stable`, or the names of the canaries that the visitors are in. */
  channel: text(fieldLengths.channel),
  kind: text<'loaded' | 'failed' | 'violation'>(10),
  /** Of a failure; else empty. */
  phase: text(10),
  /** Of a failure, or the directive that was violated; else empty. */
  reason: text(40),
  /** Duration of a load, rounded up to a step of the grid; 0 when it is unknown or not a load. */
  loadMs: integer(),
  times: integer(),
}) {}
