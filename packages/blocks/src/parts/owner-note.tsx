import type { ReactElement, ReactNode } from 'react';
import { useBlockEnvironment } from '../environment/environment-provider.tsx';

/**
 * Tells the owner, in preview only, why shoppers do not see a block, or what it still needs; its look is `noteCss`.
 */
export function OwnerNote({ children }: { children: ReactNode }): ReactElement | null {
  const { mode } = useBlockEnvironment();
  return mode === 'preview' ? <p className="note">{children}</p> : null;
}
