import type { StaffPermission } from '@omnis/models';
import { selectPermissions, useAppSelector } from '@omnis/store';
import { createContext, useContext, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { RequestDialog } from './request-dialog.tsx';

type Ask = (permission: StaffPermission) => void;

const AskContext = createContext<Ask | null>(null);

/** Lets protected elements ask for their permission: one dialog for all of them. */
export function PermissionProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [asking, setAsking] = useState<StaffPermission | null>(null);
  const ask = useMemo<Ask>(() => setAsking, []);
  return (
    <AskContext value={ask}>
      {children}
      <RequestDialog permission={asking} onClose={() => setAsking(null)} />
    </AskContext>
  );
}

/** How who is signed in stands to a permission. */
export interface Permission {
  readonly held: boolean;
  /** Opens the dialog that asks for it. */
  readonly ask: () => void;
}

/** The permissions of who is signed in, and the dialog that asks for another one. */
export function useAsk(): { readonly permissions: readonly string[]; readonly ask: Ask } {
  const permissions = useAppSelector(selectPermissions);
  const ask = useContext(AskContext);
  if (ask === null) throw new Error('A permission needs a <PermissionProvider> around it');
  return { permissions, ask };
}

/** How who is signed in stands to a permission, for elements that are protected by it (storefront.md §6). */
export function usePermission(name: StaffPermission): Permission {
  const { permissions, ask } = useAsk();
  return { held: permissions.includes(name), ask: () => ask(name) };
}
