import type { DashboardPermission } from '@omnis/models';
import { selectActiveStore, useAppSelector } from '@omnis/store';

/** Whether who is signed in may use a part of the dashboard (platform.md §6); the server asks again with each call. */
export function useMay(): (permission: DashboardPermission) => boolean {
  const store = useAppSelector(selectActiveStore);
  return (permission) => store?.dashboardPermissions.includes(permission) ?? false;
}
