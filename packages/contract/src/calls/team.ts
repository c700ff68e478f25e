import { readVersion } from './read-version.ts';
import { dashboardPermissionNames, teamRoles } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { sessionSchema } from './account-fields.ts';
import { emailField, timestamp } from './common.ts';
import { dashboard, v3 } from '../prefixes.ts';

const permission = z.enum(dashboardPermissionNames);
const permissions = z.array(permission).max(dashboardPermissionNames.length);
const idParams = divisionParams.extend({ id: z.uuid('This is not one of the list') });
const token = z.string().min(1, 'This field is required').max(200);

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  permissions: z.array(permission),
  invitedBy: z.string(),
  invitedAt: timestamp,
  expiresAt: timestamp,
});

const member = z.object({
  id: z.string(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** Address of their picture; null: none. */
  avatar: z.string().nullable(),
  role: z.enum(teamRoles),
  permissions: z.array(permission),
  twoFactorAuthEnabled: z.boolean(),
  /** True for the person asking. */
  you: z.boolean(),
  since: timestamp,
});

const request = z.object({
  id: z.string(),
  /** The member who asks. */
  member: z.string(),
  name: z.string(),
  permission,
  reason: z.string(),
  askedAt: timestamp,
});

const team = z.object({
  /** Owners first, then by name. */
  members: z.array(member),
  /** Those not yet accepted, the newest first. */
  invitations: z.array(invitation),
  /** Those not yet decided, the oldest first. */
  requests: z.array(request),
});

export const teamMine = defineCall('team.mine', {
  method: 'GET',
  path: `${dashboard}/team/mine/`,
  access: 'owner',
  dashboardPermission: 'any',
  summary: 'The signed-in person’s permissions in the store, whom to ask for more, and earlier requests.',
  params: divisionParams,
  response: z.object({
    role: z.enum(teamRoles),
    permissions: z.array(permission),
    /** Names of those who own the store. */
    owners: z.array(z.string()),
    /** Permissions that were asked for and not yet decided about. */
    requested: z.array(permission),
  }),
});

export const teamList = defineCall('team.list', {
  method: 'GET',
  path: `${dashboard}/team/`,
  access: 'owner',
  dashboardPermission: 'team',
  summary: 'The people who manage the store, are invited to it or ask for a permission.',
  params: divisionParams,
  response: team,
});

export const teamInvite = defineCall('team.invite', {
  method: 'POST',
  path: `${dashboard}/team/invitations/`,
  access: 'owner',
  dashboardPermission: 'team',
  status: 201,
  summary:
    'Invite somebody by e-mail with permissions of one’s own; an invitation to the same address before it ends. Needs a confirmed password.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({ email: emailField, permissions }),
  response: invitation,
});

export const teamWithdraw = defineCall('team.withdraw', {
  method: 'DELETE',
  path: `${dashboard}/team/invitations/:id/`,
  access: 'owner',
  dashboardPermission: 'team',
  summary: 'Withdraw an invitation: its link stops working.',
  idempotent: 'optional',
  params: idParams,
  response: done,
});

export const teamUpdate = defineCall('team.update', {
  method: 'PATCH',
  path: `${dashboard}/team/members/:id/`,
  access: 'owner',
  dashboardPermission: 'team',
  summary:
    'Change what a member may do, or who owns the store, which owners alone decide. Needs a confirmed password.',
  idempotent: 'optional',
  params: idParams,
  body: z.object({
    version: readVersion,
    role: z.enum(teamRoles).optional(),
    permissions: permissions.optional(),
  }),
  response: member,
});

export const teamRemove = defineCall('team.remove', {
  method: 'DELETE',
  path: `${dashboard}/team/members/:id/`,
  access: 'owner',
  dashboardPermission: 'team',
  summary: 'Take somebody out of the team; the last owner stays. Needs a confirmed password.',
  idempotent: 'optional',
  params: idParams,
  response: done,
});

export const teamRequest = defineCall('team.request', {
  method: 'POST',
  path: `${dashboard}/team/requests/`,
  access: 'owner',
  dashboardPermission: 'any',
  status: 201,
  summary: 'Ask the owners of the store for a permission, with a reason.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    permission,
    reason: z.string().trim().min(1, 'This field is required').max(500),
  }),
  response: done,
});

export const teamDecide = defineCall('team.decide', {
  method: 'POST',
  path: `${dashboard}/team/requests/:id/`,
  access: 'owner',
  dashboardPermission: 'team',
  summary:
    'Grant what a member asked for, or refuse it; they are told by mail. Granting needs a confirmed password.',
  idempotent: 'optional',
  params: idParams,
  body: z.object({ grant: z.boolean() }),
  response: done,
});

export const teamInvitation = defineCall('team.invitation', {
  method: 'POST',
  path: `${v3}/dashboard/invitation/`,
  access: 'account',
  summary: 'The store and permissions that the link of an invitation offers.',
  body: z.object({ token }),
  response: z.object({
    store: z.string(),
    /** Address of the store's logo. */
    logo: z.string().nullable(),
    email: z.string(),
    invitedBy: z.string(),
    permissions: z.array(permission),
    /** True when there is an account with the address. */
    hasAccount: z.boolean(),
  }),
});

export const teamJoin = defineCall('team.join', {
  method: 'POST',
  path: `${v3}/dashboard/invitation/join/`,
  access: 'signed-in',
  summary: 'Accept an invitation with the account of its address, which is proved by that.',
  body: z.object({ token }),
  response: sessionSchema,
});
