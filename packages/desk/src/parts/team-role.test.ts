import { dashboardPermissionNames } from '@omnis/models';
import { translator } from '@omnis/texts';
import { expect, it } from 'vitest';
import { permissionsInWords, teamRoleText } from './team-role.ts';
import en from '../texts/desk-parts/en.ts';

const t = translator(en, 'en-GB');

it('says permissions in their own order, whatever the order they were given in', () => {
  expect(permissionsInWords(t, [])).toBe('No permissions yet');
  expect(permissionsInWords(t, ['pages', 'orders'])).toBe('Orders, Pages');
  expect(permissionsInWords(t, dashboardPermissionNames)).toBe('Everything a member can do');
});

it('says what somebody is in a team', () => {
  expect(teamRoleText(t, { role: 'owner', dashboardPermissions: dashboardPermissionNames })).toBe('Owner');
  expect(teamRoleText(t, { role: 'member', dashboardPermissions: ['orders'] })).toBe('Member: Orders');
});
