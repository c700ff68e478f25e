import { staffPermissions, type StaffPermission } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, EmptyState, type ButtonProps, type MenuItem } from '@omnis/ui';
import { Lock } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTitle } from '../app/use-title.ts';
import { usePermission, type Permission } from './permission-context.tsx';
import { permissionsTexts, type PermissionsTexts } from '../texts/permissions/index.ts';

/** Properties of {@link ProtectedButton}. */
export interface ProtectedButtonProps extends ButtonProps {
  readonly permission: StaffPermission;
}

/**
 * A button that needs a permission: who does not have it sees it with a lock, and asks for the permission by it
 * (storefront.md §6).
 */
export function ProtectedButton({ permission, onClick, ...rest }: ProtectedButtonProps): ReactElement {
  const t = useTexts(permissionsTexts);
  const { held, ask } = usePermission(permission);
  if (held) return <Button {...rest} onClick={onClick} />;
  return (
    <Button
      {...rest}
      startIcon={<Lock aria-hidden="true" />}
      aria-haspopup="dialog"
      title={t('needsPermission', { title: staffPermissions[permission].title })}
      onClick={ask}
    />
  );
}

/** An entry of a menu that needs a permission: without it, it has a lock and asks. */
export function protectedItem(
  t: PermissionsTexts,
  { held, ask }: Permission,
  item: {
    readonly key: string;
    readonly label: string;
    readonly icon?: ReactElement;
    readonly onSelect: () => void;
  },
): MenuItem {
  return held
    ? item
    : { ...item, icon: <Lock aria-hidden="true" />, help: t('asksForPermission'), onSelect: ask };
}

/** Properties of {@link ProtectedPage}. */
export interface ProtectedPageProps {
  readonly permission: StaffPermission;
  /** Title of the page. */
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
  const t = useTexts(permissionsTexts);
  useTitle(title);
  return (
    <EmptyState
      titleLevel={1}
      illustration="lock"
      title={t(title.endsWith('s') ? 'titlesNeedPermission' : 'titleNeedsPermission', { title })}
      text={`“${staffPermissions[permission].title}”: ${staffPermissions[permission].grants}`}
      actions={
        <Button startIcon={<Lock aria-hidden="true" />} aria-haspopup="dialog" onClick={ask}>
          {t('requestPermission')}
        </Button>
      }
    />
  );
}
