import type { FileItem } from './file-item.ts';

/** A file on its way. */
export interface UploadEntry {
  readonly item: FileItem;
  readonly file: File;
}

/** Action on uploads. */
export type UploadAction =
  | { readonly type: 'added'; readonly entries: readonly UploadEntry[] }
  | { readonly type: 'started'; readonly id: string }
  | { readonly type: 'progressed'; readonly id: string; readonly progress: number | null }
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'failed'; readonly id: string; readonly error: string }
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'removed'; readonly id: string };

function patch(
  entries: readonly UploadEntry[],
  id: string,
  change: Partial<FileItem>,
): readonly UploadEntry[] {
  return entries.map((entry) =>
    entry.item.id === id ? { ...entry, item: { ...entry.item, ...change } } : entry,
  );
}

/** The uploads after something happened. */
export function uploadReducer(entries: readonly UploadEntry[], action: UploadAction): readonly UploadEntry[] {
  switch (action.type) {
    case 'added':
      return [...entries, ...action.entries];
    case 'started':
      return patch(entries, action.id, { status: 'uploading', progress: 0 });
    case 'progressed':
      return patch(entries, action.id, { progress: action.progress });
    case 'done':
      return patch(entries, action.id, { status: 'done', progress: undefined });
    case 'failed':
      return patch(entries, action.id, { status: 'failed', progress: undefined, error: action.error });
    case 'retried':
      return patch(entries, action.id, { status: 'queued', error: undefined });
    case 'removed':
      return entries.filter(({ item }) => item.id !== action.id);
  }
}

/** The files to start now, so that no more than `atOnce` are on their way. */
export function nextUploads(entries: readonly UploadEntry[], atOnce: number): readonly UploadEntry[] {
  const running = entries.filter(({ item }) => item.status === 'uploading').length;
  return entries.filter(({ item }) => item.status === 'queued').slice(0, Math.max(0, atOnce - running));
}
