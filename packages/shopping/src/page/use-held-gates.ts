import { selectUser, useAppSelector, useAppStore } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { type ReadArg, type ReadValue, shellTexts } from '@omnis/shop-kit';
import { useEffect, useMemo } from 'react';
import { heldGates } from './held-gates.ts';
import { openGate } from './page-calls.ts';

/** Longest time that a timer can wait, in milliseconds. */
const longest = 2 ** 31 - 1;
/** Milliseconds before the server is asked again, whose clock may be behind. */
const pause = 3000;
const tries = 5;

/** Fetches what stands behind the gates that this visitor passes without a password, and those whose time comes. */
export function useHeldGates(page: ReadValue<'pagesGet'>, arg: ReadArg<'pagesGet'>): void {
  const t = useTexts(shellTexts);
  const store = useAppStore();
  const signedIn = useAppSelector(selectUser) !== null;
  const gates = useMemo(() => heldGates(page.blocks), [page.blocks]);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const after = (time: number, run: () => void): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, time);
      timers.add(timer);
    };
    const open = async (gate: string, left: number): Promise<void> => {
      const { ok } = await openGate(t, store, { page: arg, gate, password: '' });
      if (!ok && left > 1) after(pause, () => void open(gate, left - 1));
    };
    for (const { uid, bySignIn, time } of gates) {
      if (bySignIn && signedIn) void open(uid, 1);
      const wait = time === null ? longest + 1 : Math.max(0, time - Date.now());
      if (wait <= longest) after(wait, () => void open(uid, tries));
    }
    return () => timers.forEach(clearTimeout);
  }, [t, gates, signedIn, store, arg]);
}
