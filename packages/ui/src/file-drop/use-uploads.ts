import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { FileItem } from './file-item.ts';
import { nextUploads, uploadReducer } from './upload-queue.ts';

/** Callbacks and signal of a file's upload. */
export interface UploadSteps {
  /** Aborts when the file is taken away, or the page left. */
  readonly signal: AbortSignal;
  /** 0 to 100, or null where it is not known. */
  readonly onProgress: (progress: number | null) => void;
}

/** How files are sent. */
export interface UploadOptions {
  /** Sends a file. Answer with what is wrong with it, or with nothing once it is there. */
  readonly send: (file: File, steps: UploadSteps) => Promise<{ readonly error: string } | undefined | void>;
  /** Number of uploads at a time; 3 by default. */
  readonly atOnce?: number;
}

/** Uploads under way; spread `drop` into {@link FileDrop}. */
export interface Uploads {
  readonly drop: {
    readonly items: readonly FileItem[];
    readonly onFiles: (files: File[]) => void;
    readonly onRemove: (id: string) => void;
    readonly onRetry: (id: string) => void;
  };
  /** True when a file waits or is on its way. */
  readonly isBusy: boolean;
}

/** Message at a file whose upload was interrupted. */
const brokenOff = 'The upload broke off. Try again.';

/**
 * Sends files, a few at a time: the others wait, what failed can be tried again, and what is taken away is called off.
 *
 * @example
 * ```tsx
 * import { FileDrop, useUploads } from '@omnis/ui';
 * export const Artwork = () => {
 *   const uploads = useUploads({
 *     send: async (file, { signal }) => {
 *       const answer = await fetch('/omnis/v3/files/', { method: 'POST', body: file, signal });
 *       return answer.ok ? undefined : { error: 'The file was not taken' };
 *     },
 *   });
 *   return <FileDrop label="Artwork" multiple {...uploads.drop} />;
 * };
 * ```
 */
export function useUploads({ send, atOnce = 3 }: UploadOptions): Uploads {
  const [entries, dispatch] = useReducer(uploadReducer, []);
  const running = useRef(new Map<string, AbortController>());
  const start = useEffectEvent(async (id: string, file: File): Promise<void> => {
    const abort = new AbortController();
    running.current.set(id, abort);
    dispatch({ type: 'started', id });
    const onProgress = (progress: number | null): void => {
      if (!abort.signal.aborted) dispatch({ type: 'progressed', id, progress });
    };
    try {
      const fault = await send(file, { signal: abort.signal, onProgress });
      if (!abort.signal.aborted)
        dispatch(fault ? { type: 'failed', id, error: fault.error } : { type: 'done', id });
    } catch {
      // A lost connection is part of uploading: the file says so and offers another go.
      if (!abort.signal.aborted) dispatch({ type: 'failed', id, error: brokenOff });
    }
    running.current.delete(id);
  });
  useEffect(() => {
    for (const { item, file } of nextUploads(entries, atOnce))
      if (!running.current.has(item.id)) void start(item.id, file);
  }, [entries, atOnce]);
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const abort of uploads.values()) abort.abort();
      uploads.clear();
    };
  }, []);
  const counter = useRef(0);
  return {
    drop: {
      items: entries.map(({ item }) => item),
      onFiles: (files) =>
        dispatch({
          type: 'added',
          entries: files.map((file) => {
            counter.current += 1;
            const item = { id: `upload-${counter.current}`, name: file.name, size: file.size };
            const shown = file.type.startsWith('image/') ? { picture: file } : {};
            return { file, item: { ...item, ...shown, status: 'queued' } };
          }),
        }),
      onRemove: (id) => {
        running.current.get(id)?.abort();
        running.current.delete(id);
        dispatch({ type: 'removed', id });
      },
      onRetry: (id) => dispatch({ type: 'retried', id }),
    },
    isBusy: entries.some(({ item }) => item.status === 'queued' || item.status === 'uploading'),
  };
}
