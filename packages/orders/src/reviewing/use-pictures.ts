import { submitFault, uploadForm, useArtworksUploadMutation } from '@omnis/api-client';
import { useUploads, type FileDropProps } from '@omnis/ui';
import type { ProductTexts } from '@omnis/shopping';
import { useRef, useState } from 'react';

/** Pictures that are uploaded as soon as they are chosen. */
export interface Pictures {
  /** Ids of those that are there, in their order. */
  readonly ids: () => string[];
  readonly isBusy: boolean;
  /** True when one of them has failed: it looks as if it came along. */
  readonly hasFailed: boolean;
  /** For the field. */
  readonly drop: Pick<FileDropProps, 'items' | 'error' | 'onFiles' | 'onRemove' | 'onRetry'>;
}

/** Pictures for a review. @param most - more are not taken, and the field says so */
export function usePictures(t: ProductTexts, most: number): Pictures {
  const [upload] = useArtworksUploadMutation();
  // In the order of the items: these are told apart by numbers that a sender is not told.
  const files = useRef<File[]>([]);
  const uploaded = useRef(new Map<File, string>());
  const { drop, isBusy } = useUploads({
    send: async (file, { signal, onProgress }) => {
      const sending = upload({ body: uploadForm(file, onProgress) });
      signal.addEventListener('abort', () => sending.abort(), { once: true });
      const { data, error } = await sending;
      if (data === undefined) return { error: submitFault(error).message ?? t('pictureNotTaken') };
      uploaded.current.set(file, data.id);
      return undefined;
    },
  });
  const [isOver, setOver] = useState(false);
  const { items, onFiles, onRemove, onRetry } = drop;
  return {
    ids: () => files.current.flatMap((file) => uploaded.current.get(file) ?? []),
    isBusy,
    hasFailed: items.some(({ error }) => error !== undefined),
    drop: {
      items,
      error: isOver ? t('tooManyPictures', { most }) : null,
      onRetry,
      onFiles: (chosen) => {
        setOver(items.length + chosen.length > most);
        const taken = chosen.slice(0, Math.max(0, most - items.length));
        files.current.push(...taken);
        onFiles(taken);
      },
      onRemove: (id) => {
        setOver(false);
        const at = items.findIndex((item) => item.id === id);
        if (at >= 0) files.current.splice(at, 1);
        onRemove(id);
      },
    },
  };
}
