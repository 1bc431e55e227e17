import type { TestSite } from '#infra/test-servers/test-site.ts';
import type { Visitor } from '#tests/engines/visitor.ts';

/** What somebody does on the site from its beginning to its end, in any browser. */
export interface Journey {
  /** A sentence; words of it choose the journey on the command line. */
  name: string;
  run: (visitor: Visitor, site: TestSite) => Promise<void>;
}
