import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { id, integer, model, now, optional, text, withDefault } from './model.ts';

/**
 * The outcome of one app for one visitor of a release from one place. Canaries and releases are judged by these
 * rows, so that no one counts twice (docs/decisions/federation.md#0073).
 */
export class VisitOutcome extends model('visit_outcomes', {
  id: id(),
  toldAt: now(),
  /** The release that the visitor's page was made from. */
  generation: integer(),
  channel: text(255),
  /** Stands for the visitor's network or, where many may share one address, for the visitor. */
  place: text(16),
  /** The voice of the network that the document went to; of the visitor where many may share one address. */
  network: text(16),
  /** Stands for the visitor's cookie. */
  visitor: text(16),
  /** The first generation that this visitor is known to have been fine with; null where there is none. */
  firstFine: optional(integer()),
  /** Folder of the app: `shell`, `remote-account`. */
  app: text(fieldLengths.appName),
  /** `served` while it is not known yet whether the shell started. */
  state: text<'served' | 'fine' | 'failed'>(10),
  /** Duration of its first load; 0 when it is unknown. */
  loadMs: integer(),
  /** Its failure, as far as the browser told (docs/decisions/releases.md#0337); empty where nothing did. */
  phase: withDefault(text(16), ''),
  reason: withDefault(text(16), ''),
  page: withDefault(text(fieldLengths.appName), ''),
  thrownAt: withDefault(text(200), ''),
  browser: withDefault(text(40), ''),
}) {}
