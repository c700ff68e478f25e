import { describe, expect, it } from 'vitest';
import {
  completionBadges,
  dashboardPermissionNames,
  dashboardPermissions,
  isDashboardPermission,
  lostByPlan,
  storePlanFacts,
} from './index.ts';

describe('dashboard permissions', () => {
  it('have each a name of its own, a title and what it grants', () => {
    expect(new Set(dashboardPermissionNames).size).toBe(dashboardPermissions.length);
    for (const { title, grants } of dashboardPermissions) expect([title, grants]).not.toContain('');
  });

  it.each([
    ['orders', true],
    ['Orders', false],
    ['constructor', false],
    [7, false],
    [undefined, false],
  ])('%s is one: %s', (name, is) => expect(isDashboardPermission(name)).toBe(is));
});

describe('plans', () => {
  it('a larger plan loses nothing, a smaller one all that lies between', () => {
    const [standard, turbo, pro] = storePlanFacts;
    expect(lostByPlan('standard', 'pro')).toEqual([]);
    expect(lostByPlan('turbo', 'turbo')).toEqual([]);
    expect(lostByPlan('pro', 'turbo')).toEqual(pro?.adds);
    expect(lostByPlan('pro', 'standard')).toEqual([...(turbo?.adds ?? []), ...(pro?.adds ?? [])]);
    expect(standard?.code).toBe('standard');
  });
});

describe('completion badges', () => {
  it('are the eight of platform.md §1', () => {
    expect(completionBadges.map(({ code }) => code).toSorted()).toEqual(
      [
        'sign-up',
        'shopify-sign-up',
        'billing',
        'designer',
        'profile',
        'theme',
        'homepage',
        'entrepreneur',
      ].toSorted(),
    );
  });
});
