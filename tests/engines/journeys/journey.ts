import type { TestSite } from '#infra/test-servers/test-site.ts';
import type { Visitor } from '#tests/engines/visitor.ts';

/** Steps of a visitor on the site from beginning to end, in any browser. */
export interface Journey {
  /** A sentence; words of it choose the journey on the command line. */
  name: string;
  run: (visitor: Visitor, site: TestSite) => Promise<void>;
}
