import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTime, NullableTime } from '../../../database/columns.ts';

/** Row of `staff_roles`. */
export interface StaffRolesTable {
  name: string;
  title: string;
  /** Purpose of the role, in a sentence. */
  about: Generated<string>;
  permissions: DefaultedJson;
  /** The permission that somebody needs to give it. */
  granted_by: string;
  position: Generated<number>;
}

/** Row of `staff_role_members`. */
export interface StaffRoleMembersTable {
  staff_id: string;
  role: string;
}

/** Row of `permission_requests`. */
export interface PermissionRequestsTable {
  id: Generated<string>;
  staff_id: string;
  permission: string;
  reason: string;
  state: Generated<'open' | 'granted' | 'refused' | 'expired'>;
  note: Generated<string>;
  decided_by: string | null;
  /** As they were called then. */
  decided_by_name: Generated<string>;
  decided_at: NullableTime;
  created_at: DefaultedTime;
  expires_at: DefaultedTime;
}
