import { staffPermissionNames, staffPermissions } from '@omnis/models';

/** A list with a name in it, or without. */
export const toggled = (list: readonly string[], name: string, on: boolean): readonly string[] =>
  on ? [...list, name] : list.filter((one) => one !== name);

/** Whether two lists name the same, in whatever order. */
export const sameNames = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((name) => right.includes(name));

/** What permissions are called, in the order of the table. */
export function permissionTitles(names: readonly string[]): string[] {
  return staffPermissionNames
    .filter((name) => names.includes(name))
    .map((name) => staffPermissions[name].title);
}
