import { isWebOrigin, posted, readCanvasMessage, type CanvasKey, type EditorMessage } from '@omnis/blocks';
import type { Page } from '@omnis/models';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** How the preview stands. */
export type CanvasStatus = 'loading' | 'ready' | 'silent';

/** The preview says nothing for this long, in milliseconds: then its owner is told. */
export const canvasPatience = 12_000;

/** Options of {@link useCanvasLine}. */
export interface CanvasLineOptions {
  /** Origin of the store's preview; messages of others are left alone. */
  readonly origin: string;
  readonly page: Page;
  readonly selected: string | null;
  /** Titles of the types for shop owners, by name; the same object between renders. */
  readonly titles: Readonly<Record<string, string>>;
  /** The owner clicked a block in the preview. */
  readonly onSelect: (uid: string | null) => void;
  /** The owner pressed a key of the editor in the preview. */
  readonly onKey: (key: CanvasKey) => void;
}

/** The line to the canvas. */
export interface CanvasLine {
  readonly frameRef: RefObject<HTMLIFrameElement | null>;
  readonly status: CanvasStatus;
  /** Explains what could not be shown; null when all is well. */
  readonly failure: string | null;
}

/**
 * Speaks with the preview by `postMessage`: sends the page and the selection to the preview's origin only, and listens
 * to that frame at that origin only.
 */
export function useCanvasLine({
  origin,
  page,
  selected,
  titles,
  onSelect,
  onKey,
}: CanvasLineOptions): CanvasLine {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [status, setStatus] = useState<CanvasStatus>('loading');
  const [failure, setFailure] = useState<string | null>(null);
  // Counts how often the canvas began: it may be loaded again by itself.
  const [begun, setBegun] = useState(0);

  const post = useCallback(
    (message: EditorMessage) => {
      if (isWebOrigin(origin)) frameRef.current?.contentWindow?.postMessage(posted(message), origin);
    },
    [origin],
  );

  useEffect(() => {
    const receive = (event: MessageEvent<unknown>): void => {
      const frame = frameRef.current?.contentWindow;
      if (!frame || event.source !== frame || event.origin !== origin) return;
      const message = readCanvasMessage(event.data);
      switch (message?.type) {
        case 'ready':
          setStatus('ready');
          setBegun((count) => count + 1);
          break;
        case 'select':
          onSelect(message.uid);
          break;
        case 'key':
          onKey(message.key);
          break;
        case 'failed':
          setFailure(message.message);
          break;
        case 'height':
        case undefined:
          break;
      }
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [origin, onSelect, onKey]);

  useEffect(() => {
    if (status !== 'loading') return undefined;
    const timer = setTimeout(() => setStatus('silent'), canvasPatience);
    return () => clearTimeout(timer);
  }, [status]);

  useEffect(() => {
    if (begun > 0) post({ type: 'titles', titles });
  }, [begun, titles, post]);

  useEffect(() => {
    if (begun === 0) return;
    setFailure(null);
    post({ type: 'page', page });
  }, [begun, page, post]);

  useEffect(() => {
    if (begun > 0) post({ type: 'select', uid: selected });
  }, [begun, selected, post]);

  return { frameRef, status, failure };
}
