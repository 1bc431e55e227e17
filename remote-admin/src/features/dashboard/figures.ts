import type { CallResult } from '@camp/contracts/client/endpoint';
import type { readDashboard } from '@camp/contracts/staff/dashboard';

/** The figures that staff begin their day with (docs/decisions/staff.md#0149). */
export type Figures = CallResult<typeof readDashboard.admin>;
