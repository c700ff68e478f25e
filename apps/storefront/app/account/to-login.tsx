import { loginPath } from '@omnis/guards';
import { selectUser, useAppSelector } from '@omnis/store';
import { useState, type ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router';

/** Whether somebody was signed in since this page was opened. */
export function useWasSignedIn(): boolean {
  const isSignedIn = useAppSelector(selectUser) !== null;
  const [was, setWas] = useState(isSignedIn);
  if (isSignedIn && !was) setWas(true);
  return was;
}

/** Properties of {@link ToLogin}. */
export interface ToLoginProps {
  /** The page that they come back to. */
  readonly back: string;
  /** They were signed in on it, and are told that they are no more. */
  readonly wasSignedIn: boolean;
}

/** Leads to signing in. */
export function ToLogin({ back, wasSignedIn }: ToLoginProps): ReactElement {
  return <Navigate to={loginPath(back)} state={wasSignedIn ? { ended: true } : null} replace />;
}

/** Whether {@link ToLogin} led here because a session had ended. */
export function useSessionEnded(): boolean {
  const { state }: { state: unknown } = useLocation();
  return typeof state === 'object' && state !== null && 'ended' in state;
}
