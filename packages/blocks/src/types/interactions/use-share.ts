import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** The shared page, as the browser knows it. */
export interface Share {
  /** Absolute in the browser; what the block names on the server and until hydration. */
  readonly url: string;
  /** True when the device has its own way to share. */
  readonly native: boolean;
  /** How copying went: shown for a few seconds. */
  readonly copied: 'no' | 'yes' | 'failed';
  readonly copy: () => void;
  readonly share: () => void;
}

/** Milliseconds that a confirmation stays. */
export const confirmationTime = 4000;

const never = (): (() => void) => () => undefined;

/** Sharing an address, that of the page where `href` is ''. */
export function useShare(href: string, title: string): Share {
  const url = useSyncExternalStore(
    never,
    () => absolute(href),
    () => href,
  );
  const native = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
  const [copied, setCopied] = useState<Share['copied']>('no');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const confirm = useCallback((state: 'yes' | 'failed') => {
    setCopied(state);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied('no'), confirmationTime);
  }, []);
  return {
    url,
    native,
    copied,
    copy: () => {
      // Read again: the page may have changed its address since it was rendered.
      copyText(absolute(href)).then(
        () => confirm('yes'),
        () => confirm('failed'),
      );
    },
    // Rejects when the shopper changes their mind, which is no fault.
    share: () => void navigator.share({ title, url: absolute(href) }).catch(() => undefined),
  };
}

function absolute(href: string): string {
  return URL.parse(href, globalThis.location.href)?.href ?? globalThis.location.href;
}

/** Rejects where the browser has no clipboard, as on pages without https. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
