import type { DashboardPermission } from '@omnis/models';
import { selectActiveStore, useAppSelector } from '@omnis/store';

/** Tells whether the signed-in person may use a part of the dashboard (platform.md §6); the server checks each call. */
export function useMay(): (permission: DashboardPermission) => boolean {
  const store = useAppSelector(selectActiveStore);
  return (permission) => store?.dashboardPermissions.includes(permission) ?? false;
}
