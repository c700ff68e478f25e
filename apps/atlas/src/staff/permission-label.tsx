import { staffPermissions, type SensitiveKind, type StaffPermission } from '@omnis/models';
import { Badge } from '@omnis/ui';
import type { ReactElement } from 'react';

/** What a sensitive permission lays open. */
const opens: Readonly<Record<SensitiveKind, string>> = {
  personal: 'personal data',
  payment: 'payments',
  access: 'the access of others',
};

/** What a permission is called, with a mark where it asks for a second factor, that says because of what. */
export function PermissionLabel({ name }: { readonly name: StaffPermission }): ReactElement {
  const { title, sensitive } = staffPermissions[name];
  if (sensitive === null) return <>{title}</>;
  return (
    <>
      {title}{' '}
      <span title={`Lays open ${opens[sensitive]}: asks for two-factor sign-in`}>
        <Badge tone="warning">Sensitive</Badge>
      </span>
    </>
  );
}
