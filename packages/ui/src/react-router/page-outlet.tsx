import { useEffect, useRef, type ReactElement } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';

/**
 * The page of a route within a `Frame`. After a change of page the focus is in its content where what had it has gone,
 * so that the keyboard and screen readers go on from there.
 */
export function PageOutlet(): ReactElement {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement === null || document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main#content')?.focus({ preventScroll: true });
    }
  }, [pathname]);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
