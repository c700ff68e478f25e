import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Store that tells whether a component's HTML comes from the server: React asks for the server's value there, and here
 * only during hydration. Both values are the same from then on, so that nothing is rendered again for it.
 */
function originStore() {
  let fromServer = false;
  return {
    get: () => fromServer,
    getOnServer: () => {
      fromServer = true;
      return fromServer;
    },
  };
}

/**
 * False on the server and in the first render of the browser, which have to be the same. It becomes true without haste:
 * at once, everything that asks would be rendered again in one go, and a phone would answer nobody meanwhile.
 */
export function useHydrated(): boolean {
  const [origin] = useState(originStore);
  const fromServer = useSyncExternalStore(never, origin.get, origin.getOnServer);
  const [hydrated, setHydrated] = useState(!fromServer);
  useEffect(() => {
    if (!hydrated) startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}
