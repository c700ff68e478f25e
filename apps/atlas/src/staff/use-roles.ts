import { useAtlasRolesQuery, type CallAnswer } from '@omnis/api-client';
import { grantedBy } from '@omnis/models';
import { selectPermissions, useAppSelector } from '@omnis/store';

/** A role of staff. */
export type Role = CallAnswer<'atlas.roles'>['items'][number];

/** The roles, and which roles and permissions who is signed in may give and take. */
export function useRoles() {
  const { data } = useAtlasRolesQuery(undefined);
  const mine = useAppSelector(selectPermissions);
  const mayGive = (needed: string | null): boolean =>
    needed !== null && mine.includes('permissions.grant') && mine.includes(needed);
  return {
    roles: data?.items ?? [],
    mayGiveRole: (role: Role): boolean => mayGive(role.grantedBy),
    mayGivePermission: (name: string): boolean => mayGive(grantedBy(name)),
  };
}
