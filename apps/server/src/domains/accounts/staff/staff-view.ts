import {
  staffProfileSchema,
  type StaffMember,
  type StaffPersonal,
  type StaffProfile,
  type StaffRow,
} from '@omnis/contract';
import { staffPermissionNames, storeControlRoleOf } from '@omnis/models';
import type { Secrets } from '../../../security/secrets.ts';
import {
  namesOf,
  personalColumns,
  type PersonalColumn,
  type StaffRecord,
  type StaffRole,
} from './staff.repository.ts';

/** Context that a sealed value of a member of staff is bound to. */
export function personalContext(column: PersonalColumn, id: string): string {
  return `staff.${column}:${id}`;
}

/** One value for each field of personnel data. */
function personalBy(read: (field: keyof StaffPersonal) => string): StaffPersonal {
  return {
    nationalInsuranceNumber: read('nationalInsuranceNumber'),
    bankAccountName: read('bankAccountName'),
    nameOfBank: read('nameOfBank'),
    sortCode: read('sortCode'),
    accountNumber: read('accountNumber'),
    dateOfBirth: read('dateOfBirth'),
    postalAddress: read('postalAddress'),
    rfids: read('rfids'),
    employeeStatementOption: read('employeeStatementOption'),
  };
}

/** Personnel data in clear; '' for what is not known. */
export function toPersonal(record: StaffRecord, secrets: Secrets): StaffPersonal {
  return personalBy((field) => {
    const column = personalColumns[field];
    const sealed = record[column];
    return sealed === null ? '' : secrets.decrypt(sealed, personalContext(column, record.id));
  });
}

/** A text of which the last two signs can be read, where it is long enough to hide the rest; its length stays hidden. */
export function masked(text: string): string {
  if (text === '') return '';
  return `••••${text.length > 5 ? text.slice(-2) : ''}`;
}

/** A member of staff as lists show them. */
export function toRow(record: StaffRecord): StaffRow {
  return {
    id: record.id,
    email: record.email,
    firstName: record.first_name,
    lastName: record.last_name,
    avatar: record.avatar,
    status: record.status === 0 || record.status === -1 ? record.status : null,
    roles: namesOf(record.roles),
    mutedAt: record.muted_at?.toISOString() ?? null,
    twoFactorAuthEnabled: record.two_factor,
    lastActive: record.last_active === null ? null : new Date(record.last_active).toISOString(),
  };
}

const photoSchema = staffProfileSchema.shape.photo;

/** Profile of a member of staff; with the mobile number where it may be seen. */
export function toProfile(
  record: StaffRecord,
  {
    secrets,
    showsMobile,
    roles,
  }: { readonly secrets: Secrets; readonly showsMobile: boolean; readonly roles: readonly StaffRole[] },
): StaffProfile {
  const { id, mobile_number: mobile, reports_to: chief, reports_to_name: chiefName } = record;
  const clear = (sealed: string): string => secrets.decrypt(sealed, personalContext('mobile_number', id));
  return {
    username: record.username ?? '',
    mission: record.mission,
    bio: record.bio,
    mobile: showsMobile ? (mobile === null ? '' : clear(mobile)) : null,
    team: record.team,
    colour: record.colour,
    reportsTo: chief === null ? null : { id: chief, name: chiefName ?? '' },
    channel: record.channel,
    size: record.size,
    isLeadership: record.is_leadership,
    okrs: namesOf(record.okrs),
    storeControlRole: storeControlRoleOf(
      unionOf(roles, { roles: namesOf(record.roles), permissions: namesOf(record.permissions) }),
    ),
    photo: photoSchema.parse(record.profile_photo),
  };
}

/** Sum of roles and single permissions, in the order of the table; unknown ones come last. */
export function unionOf(
  roles: readonly StaffRole[],
  { roles: held, permissions }: { roles: readonly string[]; permissions: readonly string[] },
): string[] {
  const all = new Set([
    ...roles.filter(({ name }) => held.includes(name)).flatMap((role) => role.permissions),
    ...permissions,
  ]);
  const known = staffPermissionNames.filter((name) => all.has(name));
  return [...known, ...[...all].filter((name) => !known.some((one) => one === name))];
}

/** A member of staff with what may be decided about them. */
export function toMember(
  record: StaffRecord,
  seen: {
    readonly roles: readonly StaffRole[];
    readonly secrets: Secrets;
    readonly showsPersonal: boolean;
    readonly showsMobile: boolean;
    readonly sessions: StaffMember['sessions'];
  },
): StaffMember {
  const row = toRow(record);
  const permissions = namesOf(record.permissions);
  const personal = seen.showsPersonal ? toPersonal(record, seen.secrets) : null;
  return {
    ...row,
    profile: toProfile(record, seen),
    permissions,
    mayDo: unionOf(seen.roles, { roles: row.roles, permissions }),
    twoFactorDueAt: record.two_factor_due_at.toISOString(),
    invitedAt: record.invited_at.toISOString(),
    masked: personal && personalBy((field) => masked(personal[field])),
    sessions: seen.sessions,
  };
}

/** A member of staff as `models/fetch` answers them: what colleagues may see, in the words of platform.md §3. */
export function toUserModel(
  record: StaffRecord,
  seen: { readonly roles: readonly StaffRole[]; readonly secrets: Secrets; readonly showsMobile: boolean },
): Record<string, unknown> {
  const { roles, ...row } = toRow(record);
  const { mobile, photo, reportsTo, ...profile } = toProfile(record, seen);
  return {
    ...row,
    ...profile,
    fullName: `${row.firstName} ${row.lastName}`.trim(),
    reportsTo: reportsTo?.id ?? null,
    profilePhoto: photo,
    permissions: unionOf(seen.roles, { roles, permissions: namesOf(record.permissions) }),
    ...(mobile === null ? {} : { mobile }),
  };
}
