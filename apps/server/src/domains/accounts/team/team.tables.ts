import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTime, Time } from '../../../database/columns.ts';

/** Row of `team_invitations`. */
export interface TeamInvitationsTable {
  division_id: number;
  id: Generated<string>;
  /** In small letters. */
  email: string;
  permissions: DefaultedJson;
  token_hash: string;
  invited_by: string;
  created_at: DefaultedTime;
  expires_at: Time;
}

/** Row of `team_requests`: what is not yet decided. */
export interface TeamRequestsTable {
  division_id: number;
  id: Generated<string>;
  customer_id: string;
  permission: string;
  reason: string;
  created_at: DefaultedTime;
}
