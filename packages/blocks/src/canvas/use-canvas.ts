import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { PageContent } from '../page/page-content.ts';
import { editorKey, isWebOrigin, posted, readEditorMessage, type CanvasMessage } from './protocol.ts';

/** Options of {@link useCanvas}. */
export interface CanvasOptions {
  /** Origin of the editor around the canvas, from the server; messages of other origins are left alone. */
  readonly editorOrigin: string;
  /** Shown until the editor sends the page that it has. */
  readonly initialPage: PageContent;
}

/** The canvas's side of the editor. */
export interface Canvas {
  readonly page: PageContent;
  /** Uid of the selected block. */
  readonly selected: string | null;
  /** Titles of the types for shop owners, by name; empty until the editor sends them. */
  readonly titles: Readonly<Record<string, string>>;
  /** Selects a block and tells the editor. */
  readonly select: (uid: string | null) => void;
  /** Tells the editor of something that could not be shown. */
  readonly fail: (message: string, uid: string | null) => void;
  /** Put it on the page's root, so that the editor knows its height. */
  readonly rootRef: RefObject<HTMLDivElement | null>;
}

/**
 * Speaks with the editor around this frame by `postMessage`: takes the page and the selection from the editor's origin
 * only, and tells it of readiness, selection, height and failures.
 */
export function useCanvas({ editorOrigin, initialPage }: CanvasOptions): Canvas {
  const [page, setPage] = useState(initialPage);
  const [selected, setSelected] = useState<string | null>(null);
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const rootRef = useRef<HTMLDivElement>(null);

  const post = useCallback(
    (message: CanvasMessage) => {
      // A page that stands alone has no editor, and `*` would tell any.
      if (window.parent !== window && isWebOrigin(editorOrigin))
        window.parent.postMessage(posted(message), editorOrigin);
    },
    [editorOrigin],
  );

  useEffect(() => {
    const receive = (event: MessageEvent<unknown>): void => {
      if (event.origin !== editorOrigin || event.source !== window.parent || window.parent === window) return;
      const message = readEditorMessage(event.data);
      switch (message?.type) {
        case 'page':
          setPage(message.page);
          break;
        case 'select':
          setSelected(message.uid);
          break;
        case 'titles':
          setTitles(message.titles);
          break;
        case undefined:
          break;
      }
    };
    window.addEventListener('message', receive);
    post({ type: 'ready' });
    return () => window.removeEventListener('message', receive);
  }, [editorOrigin, post]);

  useEffect(() => {
    // A click in the canvas takes the focus into this frame, where the editor does not hear its keys.
    const press = (event: KeyboardEvent): void => {
      const key = editorKey(event);
      if (key === null) return;
      event.preventDefault();
      post({ type: 'key', key });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [post]);

  useEffect(() => {
    const root = rootRef.current;
    if (root === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => post({ type: 'height', height: Math.ceil(root.scrollHeight) }));
    observer.observe(root);
    return () => observer.disconnect();
  }, [post]);

  const select = useCallback(
    (uid: string | null) => {
      setSelected(uid);
      post({ type: 'select', uid });
    },
    [post],
  );
  const fail = useCallback(
    (message: string, uid: string | null) => post({ type: 'failed', message, uid }),
    [post],
  );
  return { page, selected, titles, select, fail, rootRef };
}
