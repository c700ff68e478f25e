import { actionEvent, Chunk, lazyChunk } from '@omnis/shop-kit';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { readChatAction } from './chat-action.ts';
import { readChatFlag } from './chat-flag.ts';

// A chat that was asked for would be closed again by a page that is loaded anew.
const ChatWidget = lazyChunk(() => import('./chat-widget.tsx'), { reloads: false });

/** Group that was last asked for, numbered so that each request counts. */
export interface AskedChat {
  readonly group: string;
  readonly count: number;
}

/** The place of the live chat: nothing of it is loaded until it is asked for, or one is open in this browser. */
export function ChatHost(): ReactElement | null {
  const [asked, setAsked] = useState<AskedChat | null>(null);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const onAction = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      const group = typeof detail === 'string' ? readChatAction(detail) : null;
      if (group === null) return;
      setAsked((before) => ({ group, count: (before?.count ?? 0) + 1 }));
      setUsed(true);
    };
    window.addEventListener(actionEvent, onAction);
    if (readChatFlag() !== null) setUsed(true);
    return () => window.removeEventListener(actionEvent, onAction);
  }, []);
  const onMissing = useCallback(() => setUsed(false), []);
  if (!used) return null;
  return (
    <Chunk onMissing={onMissing} silent={asked === null}>
      <ChatWidget asked={asked} />
    </Chunk>
  );
}
