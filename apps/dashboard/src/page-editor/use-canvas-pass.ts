import { useSettingsPassMutation } from '@omnis/api-client';
import { useEffect, useState } from 'react';
import { useActiveStore } from '../app/session.ts';

/** Pass for the canvas of a closed store; null while it is being fetched, '' when none is needed or available. */
export function useCanvasPass(): string | null {
  const { division, closed } = useActiveStore();
  const [ask] = useSettingsPassMutation();
  const [pass, setPass] = useState<string | null>(closed ? null : '');
  useEffect(() => {
    if (!closed) return undefined;
    let isGone = false;
    const fetchPass = async (): Promise<void> => {
      const { data } = await ask({ params: { division } });
      if (!isGone) setPass(data?.pass ?? '');
    };
    void fetchPass();
    return () => {
      isGone = true;
    };
  }, [ask, closed, division]);
  return pass;
}

/** Address of a page on the canvas, with the pass that opens a closed store's. */
export function canvasAddress(origin: string, path: string, pass: string): string {
  if (pass === '') return origin + path;
  const url = new URL(path, origin);
  url.searchParams.set('omnis-pass', pass);
  return url.href;
}
