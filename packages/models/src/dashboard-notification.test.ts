import { describe, expect, it } from 'vitest';
import {
  dashboardNotificationKinds,
  dashboardNotifications,
  notificationKindsFor,
} from './dashboard-notification.ts';
import { dashboardPermissionNames } from './dashboard-permission.ts';

describe('notifications of the dashboard', () => {
  it('NOTE6 are each for who has a permission that there is', () => {
    for (const kind of dashboardNotificationKinds)
      expect(dashboardPermissionNames).toContain(dashboardNotifications[kind].permission);
  });

  it('NOTE6 are told to whom the permissions of their kind were given', () => {
    expect(notificationKindsFor([])).toEqual([]);
    expect(notificationKindsFor(['products'])).toEqual(['review.written']);
    expect(notificationKindsFor(['imports', 'team'])).toEqual([
      'import.ready',
      'import.done',
      'import.failed',
      'team.asked',
    ]);
    expect(notificationKindsFor(dashboardPermissionNames)).toEqual(dashboardNotificationKinds);
  });
});
