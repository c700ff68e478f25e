import { staffPermissions, type StaffPermission } from '@omnis/models';
import { Button, EmptyState, type ButtonProps, type MenuItem } from '@omnis/ui';
import { Lock } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTitle } from '../app/use-title.ts';
import { usePermission, type Permission } from './permission-context.tsx';

/** Properties of {@link ProtectedButton}. */
export interface ProtectedButtonProps extends ButtonProps {
  readonly permission: StaffPermission;
}

/**
 * A button that needs a permission: who does not have it sees it with a lock, and asks for the permission by it
 * (storefront.md §6).
 */
export function ProtectedButton({ permission, onClick, ...rest }: ProtectedButtonProps): ReactElement {
  const { held, ask } = usePermission(permission);
  if (held) return <Button {...rest} onClick={onClick} />;
  return (
    <Button
      {...rest}
      startIcon={<Lock aria-hidden="true" />}
      aria-haspopup="dialog"
      title={`Needs the permission “${staffPermissions[permission].title}”`}
      onClick={ask}
    />
  );
}

/** An entry of a menu that needs a permission: without it, it has a lock and asks. */
export function protectedItem(
  item: { readonly key: string; readonly label: string; readonly icon?: ReactElement },
  { held, ask }: Permission,
  onSelect: () => void,
): MenuItem {
  return held
    ? { ...item, onSelect }
    : { ...item, icon: <Lock aria-hidden="true" />, help: 'Asks for permission', onSelect: ask };
}

/** Properties of {@link ProtectedPage}. */
export interface ProtectedPageProps {
  readonly permission: StaffPermission;
  /** What the page is called. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that needs a permission: without it, it says so and asks. */
export function ProtectedPage({ permission, title, children }: ProtectedPageProps): ReactElement {
  const { held, ask } = usePermission(permission);
  return held ? <>{children}</> : <Locked {...{ permission, title, ask }} />;
}

function Locked({
  permission,
  title,
  ask,
}: Pick<ProtectedPageProps, 'permission' | 'title'> & Pick<Permission, 'ask'>): ReactElement {
  useTitle(title);
  return (
    <EmptyState
      titleLevel={1}
      illustration="lock"
      title={`${title} need${title.endsWith('s') ? '' : 's'} a permission`}
      text={`“${staffPermissions[permission].title}”: ${staffPermissions[permission].grants}`}
      actions={
        <Button startIcon={<Lock aria-hidden="true" />} aria-haspopup="dialog" onClick={ask}>
          Request permission
        </Button>
      }
    />
  );
}
