import { staffPermissionNames, staffPermissions } from '@omnis/models';

/** A list with a name in it, or without. */
export const toggled = (list: readonly string[], name: string, on: boolean): readonly string[] =>
  on ? [...list, name] : list.filter((one) => one !== name);

/** Tells whether two lists hold the same names, in any order. */
export const sameNames = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((name) => right.includes(name));

/** Titles of permissions, in the order of the table. */
export function permissionTitles(names: readonly string[]): string[] {
  return staffPermissionNames
    .filter((name) => names.includes(name))
    .map((name) => staffPermissions[name].title);
}
