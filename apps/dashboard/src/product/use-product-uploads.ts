import { errorText, uploadForm } from '@omnis/api-client';
import type { ManagedProduct } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import type { FileItem } from '@omnis/ui';
import { useState } from 'react';
import { useDivision } from '../app/session.ts';

/** Sends one file to a product. */
export type SendToProduct = (
  params: { readonly division: number; readonly id: number },
  body: ReturnType<typeof uploadForm>,
) => Promise<ManagedProduct>;

/** Sends files one after the other, each with its progress; those that fail stay in the list with the reason. */
export function useProductUploads(
  send: SendToProduct,
  { productId, onUploaded }: { productId: number; onUploaded: (product: ManagedProduct) => void },
) {
  const division = useDivision();
  const [items, setItems] = useState<readonly FileItem[]>([]);
  const change = (id: string, changes: Partial<FileItem>): void =>
    setItems((current) => current.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  const remove = (id: string): void => setItems((current) => current.filter((item) => item.id !== id));

  const upload = async (files: readonly File[]): Promise<void> => {
    const queue = files.map((file) => ({ file, id: randomUuid() }));
    setItems((current) => [
      ...current,
      ...queue.map(({ file, id }) => ({ id, name: file.name, size: file.size, progress: 0 })),
    ]);
    for (const { file, id } of queue) {
      const body = uploadForm(file, (progress) => change(id, { progress }));
      try {
        onUploaded(await send({ division, id: productId }, body));
        remove(id);
      } catch (error) {
        change(id, { progress: undefined, error: errorText(error) });
      }
    }
  };
  return { items, upload, remove };
}
