import { staffPermissions, type SensitiveKind, type StaffPermission } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Badge } from '@omnis/ui';
import type { ReactElement } from 'react';
import { staffTexts, type StaffTextKey } from '../texts/staff/index.ts';

/** Texts that say what a sensitive permission lays open. */
const opens = {
  personal: 'laysOpenPersonalData',
  payment: 'laysOpenPayments',
  access: 'laysOpenAccess',
} as const satisfies Record<SensitiveKind, StaffTextKey>;

/** Name of a permission, with a mark that explains why it asks for a second factor. */
export function PermissionLabel({ name }: { readonly name: StaffPermission }): ReactElement {
  const t = useTexts(staffTexts);
  const { title, sensitive } = staffPermissions[name];
  if (sensitive === null) return <>{title}</>;
  return (
    <>
      {title}{' '}
      <span title={t(opens[sensitive])}>
        <Badge tone="warning">{t('sensitive')}</Badge>
      </span>
    </>
  );
}
