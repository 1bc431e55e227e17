import { auditExportPath } from '@camp/contracts/audit';
import { type AuditFilter, filterQuery } from './audit-filter.ts';

/** Where the server streams everything that fits a filter, under the file name it gives. */
export function exportAddress(filter: AuditFilter): string {
  const params = new URLSearchParams();
  for (const [name, given] of Object.entries(filterQuery(filter))) {
    for (const value of [given].flat()) params.append(name, String(value));
  }
  return params.size > 0 ? `${auditExportPath}?${params}` : auditExportPath;
}
