import { staffSizes, storeControlRoles } from '@omnis/models';
import { z } from 'zod';
import { defineCall, done, listOf, pagingQuery } from '../call.ts';
import { emailField, timestamp } from './common.ts';
import { v3 } from '../prefixes.ts';

const staffParams = z.object({ id: z.string().min(1).max(60) });
const ownName = z.string().trim().max(60, 'Use at most 60 characters');
const names = z.array(z.string().max(60)).max(60);

/** A member of staff, as lists show them (platform.md §3, User). */
export const staffRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
  /** 0 enabled, null pending, -1 disabled. */
  status: z.union([z.literal(0), z.literal(-1), z.null()]),
  /** Names of their roles. */
  roles: z.array(z.string()),
  mutedAt: timestamp.nullable(),
  twoFactorAuthEnabled: z.boolean(),
  /** Exact to some minutes; null for who never signed in. */
  lastActive: timestamp.nullable(),
});
/** A member of staff, as lists show them. */
export type StaffRow = z.output<typeof staffRowSchema>;

const personal = {
  nationalInsuranceNumber: z.string(),
  bankAccountName: z.string(),
  nameOfBank: z.string(),
  sortCode: z.string(),
  accountNumber: z.string(),
  dateOfBirth: z.string(),
  postalAddress: z.string(),
  /** Tags that open doors and machines to them, parted by commas. */
  rfids: z.string(),
  /** Statement A, B or C of a new employee (HMRC starter checklist). */
  employeeStatementOption: z.string(),
};

/** Personnel data of a member of staff; '' for what is not known. */
export const staffPersonalSchema = z.object(personal);
/** Personnel data of a member of staff. */
export type StaffPersonal = z.output<typeof staffPersonalSchema>;

/** Profile of a member of staff, for colleagues to read (platform.md §3, User). */
export const staffProfileSchema = z.object({
  /** '' without one. */
  username: z.string(),
  mission: z.string(),
  bio: z.string(),
  /** null for who may not see it: those who manage staff and they themselves may. */
  mobile: z.string().nullable(),
  team: z.string(),
  /** Six hex digits with #, or ''. */
  colour: z.string(),
  reportsTo: z.object({ id: z.string(), name: z.string() }).nullable(),
  channel: z.string(),
  size: z.string(),
  isLeadership: z.boolean(),
  /** Objectives and their key results. */
  okrs: z.array(z.string()),
  /** Their role about stores, by their permissions (platform.md §3 User); null: nothing. */
  storeControlRole: z.enum(storeControlRoles).nullable(),
  /** The picture that the avatar is made of. */
  photo: z
    .object({ url: z.string(), mime: z.string(), width: z.number(), height: z.number(), bytes: z.number() })
    .nullable(),
});
/** Profile of a member of staff, for colleagues to read. */
export type StaffProfile = z.output<typeof staffProfileSchema>;

/** A member of staff with what may be decided about them. */
export const staffMemberSchema = staffRowSchema.extend({
  profile: staffProfileSchema,
  /** Permissions besides those of the roles. */
  permissions: z.array(z.string()),
  /** Permissions from roles and from grants together. */
  mayDo: z.array(z.string()),
  /** Until when they may do without a second factor. */
  twoFactorDueAt: timestamp,
  invitedAt: timestamp,
  /** Personnel data with all but its ends hidden; null for who may not see it. */
  masked: staffPersonalSchema.nullable(),
  /** Where they are signed in; null for who may not see it. */
  sessions: z
    .array(
      z.object({
        id: z.string(),
        browser: z.string(),
        system: z.string(),
        ip: z.string(),
        lastSeenAt: timestamp,
      }),
    )
    .nullable(),
});
/** A member of staff with what may be decided about them. */
export type StaffMember = z.output<typeof staffMemberSchema>;

const roleSchema = z.object({
  /** Name in calls; stays when its title changes. */
  name: z.string(),
  title: z.string(),
  /** Purpose of the role. */
  text: z.string(),
  permissions: z.array(z.string()),
  /** Permission that somebody needs to give the role, and to change it. */
  grantedBy: z.string(),
  /** Holders of the role, by name. */
  holders: z.array(
    staffRowSchema.pick({
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      avatar: true,
      status: true,
    }),
  ),
});
/** A role of staff with who holds it (platform.md §6). */
export type StaffRole = z.output<typeof roleSchema>;

const roleFields = {
  title: z.string().trim().min(1, 'This field is required').max(60),
  text: z.string().trim().max(200),
  permissions: names,
};

export const atlasRoles = defineCall('atlas.roles', {
  method: 'GET',
  path: `${v3}/atlas/roles/`,
  access: 'staff',
  permission: 'staff.view',
  summary: 'The roles of staff, with the permissions that each is made of and who holds it.',
  response: z.object({ items: z.array(roleSchema) }),
});

export const atlasCreateRole = defineCall('atlas.createRole', {
  method: 'POST',
  path: `${v3}/atlas/roles/`,
  access: 'staff',
  permission: 'permissions.grant',
  summary: 'Make a role of permissions that are for the maker to give.',
  body: z.object({ ...roleFields, text: roleFields.text.default('') }),
  response: roleSchema,
  status: 201,
});

export const atlasUpdateRole = defineCall('atlas.updateRole', {
  method: 'PATCH',
  path: `${v3}/atlas/roles/:name/`,
  access: 'staff',
  permission: 'permissions.grant',
  summary:
    'Rename a role or change its permissions; what is left out stays. What is added or taken must be for the changer to give, and not in a role of their own. The sessions of holders who get or lose something end.',
  params: z.object({ name: z.string().min(1).max(80) }),
  body: z.object(roleFields).partial(),
  response: roleSchema,
});

export const atlasDeleteRole = defineCall('atlas.deleteRole', {
  method: 'DELETE',
  path: `${v3}/atlas/roles/:name/`,
  access: 'staff',
  permission: 'permissions.grant',
  summary: 'Delete a role. 409 while somebody holds it.',
  params: z.object({ name: z.string().min(1).max(80) }),
  response: done,
});

export const atlasUsers = defineCall('atlas.users', {
  method: 'GET',
  path: `${v3}/atlas/users/`,
  access: 'staff',
  permission: 'staff.view',
  summary: 'The staff by name, with counts by status.',
  query: pagingQuery.extend({
    search: z.string().max(120).optional(),
    status: z.enum(['enabled', 'pending', 'disabled']).optional(),
  }),
  response: listOf(staffRowSchema).extend({
    counts: z.object({
      enabled: z.number().int(),
      pending: z.number().int(),
      disabled: z.number().int(),
    }),
  }),
});

export const atlasUser = defineCall('atlas.user', {
  method: 'GET',
  path: `${v3}/atlas/users/:id/`,
  access: 'staff',
  permission: 'staff.view',
  summary: 'One member of staff. Sessions need `staff.manage`, masked personnel data `staff.personal`.',
  params: staffParams,
  response: staffMemberSchema,
});

export const atlasInviteUser = defineCall('atlas.inviteUser', {
  method: 'POST',
  path: `${v3}/atlas/users/`,
  access: 'staff',
  permission: 'staff.manage',
  summary:
    'Invite somebody: they are pending until they set a password by the link of the mail, which works for 7 days.',
  body: z.object({
    email: emailField,
    firstName: z.string().trim().min(1, 'This field is required').max(100),
    lastName: z.string().trim().max(100).default(''),
    roles: names.default([]),
  }),
  response: staffMemberSchema,
  status: 201,
});

export const atlasResendInvite = defineCall('atlas.resendInvite', {
  method: 'POST',
  path: `${v3}/atlas/users/:id/invite/`,
  access: 'staff',
  permission: 'staff.manage',
  summary: 'Mail the link to somebody who is pending again; the one before stops working.',
  params: staffParams,
  response: done,
});

export const atlasEnableUser = defineCall('atlas.enableUser', {
  method: 'POST',
  path: `${v3}/atlas/users/:id/enable/`,
  access: 'staff',
  permission: 'staff.manage',
  summary: 'Let somebody in again who is disabled.',
  params: staffParams,
  response: staffMemberSchema,
});

export const atlasDisableUser = defineCall('atlas.disableUser', {
  method: 'POST',
  path: `${v3}/atlas/users/:id/disable/`,
  access: 'staff',
  permission: 'staff.manage',
  summary:
    'Shut somebody out: all their sessions end. 409 for oneself, and for the last who may manage staff.',
  params: staffParams,
  response: staffMemberSchema,
});

export const atlasSetUserRights = defineCall('atlas.setUserRights', {
  method: 'PATCH',
  path: `${v3}/atlas/users/:id/rights/`,
  access: 'staff',
  permission: 'permissions.grant',
  summary:
    'Set roles and single permissions. What is given or taken must be for the granter to give; the sessions of who it is about end.',
  params: staffParams,
  body: z.object({ roles: names, permissions: names }),
  response: staffMemberSchema,
});

const muted = z.object({ mutedAt: timestamp.nullable() });

export const atlasMuteUser = defineCall('atlas.muteUser', {
  method: 'POST',
  path: `${v3}/atlas/users/:id/mute/`,
  access: 'staff',
  permission: 'staff.mute',
  summary: 'Mute a member of staff: what they write reaches nobody (platform.md §7).',
  params: staffParams,
  response: muted,
});

export const atlasUnmuteUser = defineCall('atlas.unmuteUser', {
  method: 'POST',
  path: `${v3}/atlas/users/:id/unmute/`,
  access: 'staff',
  permission: 'staff.mute',
  summary: 'Let what a member of staff writes through again (platform.md §7).',
  params: staffParams,
  response: muted,
});

export const atlasUserPersonal = defineCall('atlas.userPersonal', {
  method: 'GET',
  path: `${v3}/atlas/users/:id/personal/`,
  access: 'staff',
  permission: 'staff.personal',
  summary: 'Personnel data in clear. Needs a confirmed password; each look is written down.',
  params: staffParams,
  response: staffPersonalSchema,
});

export const atlasSetUserPersonal = defineCall('atlas.setUserPersonal', {
  method: 'PATCH',
  path: `${v3}/atlas/users/:id/personal/`,
  access: 'staff',
  permission: 'staff.personal',
  summary: 'Change personnel data; what is left out stays. Needs a confirmed password.',
  params: staffParams,
  body: z.object({
    nationalInsuranceNumber: z.string().trim().max(20).optional(),
    bankAccountName: z.string().trim().max(100).optional(),
    nameOfBank: z.string().trim().max(100).optional(),
    sortCode: z.string().trim().max(20).optional(),
    accountNumber: z.string().trim().max(20).optional(),
    dateOfBirth: z.union([z.literal(''), z.iso.date('Please enter a valid date')]).optional(),
    postalAddress: z.string().trim().max(500).optional(),
    rfids: z.string().trim().max(500).optional(),
    employeeStatementOption: z.enum(['', 'A', 'B', 'C']).optional(),
  }),
  response: staffPersonalSchema,
});

const shortText = z.string().trim().max(60).optional();

export const atlasSetUserProfile = defineCall('atlas.setUserProfile', {
  method: 'PATCH',
  path: `${v3}/atlas/users/:id/profile/`,
  access: 'staff',
  permission: 'staff.manage',
  summary: 'Change what the work of a member of staff is; what is left out stays.',
  params: staffParams,
  body: z.object({
    username: z.string().trim().max(40).optional(),
    team: shortText,
    colour: z.string().trim().max(9).optional(),
    /** Id of a colleague; '' for nobody. Nobody reports to themselves by way of others. */
    reportsTo: z.string().trim().max(60).optional(),
    channel: shortText,
    size: z.enum(['', ...staffSizes]).optional(),
    isLeadership: z.boolean().optional(),
    okrs: z.array(z.string().trim().min(1).max(300)).max(20).optional(),
  }),
  response: staffMemberSchema,
});

/** Profile that staff see and change themselves. */
export const ownProfileSchema = staffRowSchema.extend({
  /** The address that they asked for and have not confirmed yet; null: none. */
  newEmail: z.string().nullable(),
  profile: staffProfileSchema,
});
/** Profile that staff see and change themselves. */
export type OwnProfile = z.output<typeof ownProfileSchema>;

export const atlasMyProfile = defineCall('atlas.myProfile', {
  method: 'GET',
  path: `${v3}/atlas/profile/`,
  access: 'staff',
  summary: 'The own profile of who is signed in.',
  response: ownProfileSchema,
});

export const atlasSetMyProfile = defineCall('atlas.setMyProfile', {
  method: 'PATCH',
  path: `${v3}/atlas/profile/`,
  access: 'staff',
  summary: 'Change what staff say of themselves; what is left out stays.',
  body: z.object({
    firstName: ownName.min(1, 'This field is required').optional(),
    lastName: ownName.optional(),
    mission: z.string().trim().max(160).optional(),
    bio: z.string().trim().max(2000).optional(),
    mobile: z.string().trim().max(40).optional(),
  }),
  response: ownProfileSchema,
});
