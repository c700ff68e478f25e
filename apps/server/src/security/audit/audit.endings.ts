import type { Core } from '../../core.ts';
import type { Ending } from '../../database/ending.ts';
import { monthEnding } from '../../database/months.ts';

/** How the audit log ends: by whole months. No role may delete a line of it. */
export function auditEndings({ database, config }: Pick<Core, 'database' | 'config'>): Ending[] {
  return [monthEnding(database, { table: 'audit_log', keep: `${config.retention.auditMonths} months` })];
}
