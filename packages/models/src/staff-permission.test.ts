import { describe, expect, it } from 'vitest';
import {
  grantedBy,
  isSensitive,
  isStaffPermission,
  roleGrantedBy,
  staffPermissionNames,
  staffPermissions,
} from './staff-permission.ts';

describe('permissions of staff', () => {
  it('are each given by one that exists, and the last of them by itself', () => {
    for (const name of staffPermissionNames) expect(staffPermissionNames).toContain(grantedBy(name));
    // From every permission the way of who may give it ends at the one that gives itself.
    for (const name of staffPermissionNames) {
      let at: string = name;
      for (let step = 0; step < 5; step += 1) at = grantedBy(at) ?? '';
      expect([name, at]).toEqual([name, 'staff.roles']);
    }
  });

  it('ask for a second factor where payments, personal data or the access of others are open', () => {
    const plain = staffPermissionNames.filter((name) => !isSensitive(name));
    expect(plain).toEqual(['staff.view', 'staff.mute']);
    expect(isSensitive('constructor')).toBe(false);
  });

  it('say what they grant', () => {
    for (const { title, grants } of Object.values(staffPermissions)) {
      expect(title).toMatch(/^[A-Z]/);
      expect(grants).toMatch(/\.$/);
    }
  });

  it('make a role that is given by who may give all of it', () => {
    expect(roleGrantedBy([])).toBe('permissions.grant');
    for (const name of staffPermissionNames) expect(roleGrantedBy([name])).toBe(grantedBy(name));
    expect(roleGrantedBy(staffPermissionNames)).toBe('staff.roles');
  });

  it('are not the names that every object has', () => {
    expect(['constructor', '__proto__', 'toString', ''].map(isStaffPermission)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(grantedBy('__proto__')).toBeNull();
  });
});
