import { dashboardPermissionNames, type DashboardPermission, type TeamRole } from '@omnis/models';
import { describe, expect, test } from 'vitest';
import type { Membership } from '../../../http/context.ts';
import { keepsAnOwner, mayChange, mayGrant, mayRemove } from './team-rules.ts';

const is = (role: TeamRole, ...permissions: DashboardPermission[]): Membership => ({
  division: 1,
  role,
  permissions: role === 'owner' ? dashboardPermissionNames : permissions,
});

describe('the rules of teams', () => {
  test('nobody hands out what they do not have', () => {
    expect(mayGrant(is('member', 'team', 'orders'), ['orders'])).toBeNull();
    expect(mayGrant(is('member', 'team', 'orders'), ['orders', 'finance'])).toMatchObject({
      code: 'forbidden',
    });
    expect(mayGrant(is('owner'), dashboardPermissionNames)).toBeNull();
  });

  test.each<[Membership, Membership, Membership, boolean]>([
    [is('owner'), is('member'), is('owner'), true],
    [is('owner'), is('owner'), is('member'), true],
    [is('member', 'team', 'orders'), is('member'), is('member', 'orders'), true],
    [is('member', 'team', 'orders'), is('member', 'orders'), is('member'), true],
    [is('member', 'team'), is('member'), is('member', 'orders'), false],
    [is('member', 'team'), is('member', 'finance'), is('member'), false],
    [is('member', 'team'), is('member'), is('owner'), false],
    [is('member', 'team'), is('owner'), is('member'), false],
    // Not even for oneself.
    [is('member', 'team'), is('member', 'team'), is('member', 'team', 'settings'), false],
  ])('%o may make %o into %o: %s', (actor, present, next, may) => {
    expect(mayChange(actor, present, next) === null).toBe(may);
  });

  test('members do not take owners out', () => {
    expect(mayRemove(is('member', 'team'), is('owner'))).toMatchObject({ code: 'forbidden' });
    expect(mayRemove(is('member', 'team'), is('member'))).toBeNull();
    expect(mayRemove(is('owner'), is('owner'))).toBeNull();
  });

  test('the last owner stays', () => {
    const one = [
      { id: 'a', role: 'owner' },
      { id: 'b', role: 'member' },
    ];
    expect(keepsAnOwner(one, 'a')).toMatchObject({ code: 'conflict' });
    expect(keepsAnOwner(one, 'b')).toBeNull();
    expect(keepsAnOwner([...one, { id: 'c', role: 'owner' }], 'a')).toBeNull();
  });
});
