import { dashboardPermissionNames, dashboardPermissions, type DashboardPermission } from '@omnis/models';

/** What a member may do, in a few words. */
export function permissionsInWords(permissions: readonly DashboardPermission[]): string {
  if (permissions.length === 0) return 'No permissions yet';
  if (permissions.length === dashboardPermissionNames.length) return 'Everything a member can do';
  return dashboardPermissions
    .filter(({ name }) => permissions.includes(name))
    .map(({ title }) => title)
    .join(', ');
}
