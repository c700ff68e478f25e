import { useEffect, useState } from 'react';
import type { NotificationPanel } from './notification-panel.tsx';

type Panel = typeof NotificationPanel;

const held: { panel: Panel | null } = { panel: null };

/** Fetches the code of the panel, which the shell does without; a second call costs nothing. */
export async function loadPanel(): Promise<Panel> {
  held.panel ??= (await import('./notification-panel.tsx')).NotificationPanel;
  return held.panel;
}

/** The panel once its code is there. */
export function usePanel(): {
  readonly Panel: Panel | null;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const [state, setState] = useState<{ Panel: Panel | null; failed: boolean; tries: number }>(() => ({
    Panel: held.panel,
    failed: false,
    tries: 0,
  }));
  const { Panel, failed, tries } = state;
  useEffect(() => {
    let isGone = false;
    loadPanel().then(
      (loaded) => {
        if (!isGone) setState((before) => ({ ...before, Panel: loaded, failed: false }));
      },
      () => {
        if (!isGone) setState((before) => ({ ...before, failed: true }));
      },
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  return {
    Panel,
    failed,
    retry: () => setState((before) => ({ ...before, failed: false, tries: before.tries + 1 })),
  };
}
