import { loginPath } from '@omnis/guards';
import { selectUser, useAppSelector } from '@omnis/store';
import { useState, type ReactElement } from 'react';
import { Navigate, useLocation } from '@omnis/shop-kit/react-router';

/** The email of who was signed in last since this page was opened; null where nobody was. */
export function useWasSignedIn(): string | null {
  const email = useAppSelector(selectUser)?.email ?? null;
  const [was, setWas] = useState(email);
  if (email !== null && email !== was) setWas(email);
  return was;
}

/** Properties of {@link ToLogin}. */
export interface ToLoginProps {
  /** The page that they come back to. */
  readonly back: string;
  /** Address of the person who was signed in on it, and is told that they no longer are. */
  readonly wasSignedIn: string | null;
}

/** Leads to signing in. */
export function ToLogin({ back, wasSignedIn }: ToLoginProps): ReactElement {
  return (
    <Navigate to={loginPath(back)} state={wasSignedIn === null ? null : { ended: wasSignedIn }} replace />
  );
}

/** The email of whose session had ended when {@link ToLogin} led here; null where none had. */
export function useSessionEnded(): string | null {
  const { state }: { state: unknown } = useLocation();
  return typeof state === 'object' && state !== null && 'ended' in state && typeof state.ended === 'string'
    ? state.ended
    : null;
}
