import {
  dashboardPermissionNames,
  dashboardPermissions,
  type DashboardPermission,
  type TeamRole,
} from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { deskPartsTexts, type DeskPartsTexts } from '../texts/desk-parts/index.ts';

/** A person in a store's team. */
export interface TeamMember {
  readonly role: TeamRole;
  readonly dashboardPermissions: readonly DashboardPermission[];
}

/** The permissions of a member, in a few words. */
export function permissionsInWords(t: DeskPartsTexts, permissions: readonly DashboardPermission[]): string {
  if (permissions.length === 0) return t('noPermissionsYet');
  if (permissions.length === dashboardPermissionNames.length) return t('everythingMemberCanDo');
  return dashboardPermissions
    .filter(({ name }) => permissions.includes(name))
    .map(({ title }) => title)
    .join(', ');
}

/** The role of a person in a store's team, such as `Owner` or `Member: Orders, Products`. */
export function teamRoleText(
  t: DeskPartsTexts,
  { role, dashboardPermissions: permissions }: TeamMember,
): string {
  return role === 'owner' ? t('owner') : t('memberWith', { permissions: permissionsInWords(t, permissions) });
}

/** Gives the permissions of a member in a few words, in the language around the component. */
export function usePermissionsInWords(): (permissions: readonly DashboardPermission[]) => string {
  const t = useTexts(deskPartsTexts);
  return (permissions) => permissionsInWords(t, permissions);
}

/** Gives the role of a person in a store's team, in the language around the component. */
export function useTeamRoleText(): (member: TeamMember) => string {
  const t = useTexts(deskPartsTexts);
  return (member) => teamRoleText(t, member);
}
