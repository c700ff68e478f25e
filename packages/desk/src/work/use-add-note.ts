import { submitFault } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import type { SubmitFault } from '@omnis/ui';
import { useState } from 'react';
import { useOrderWork } from './order-work.ts';

/** A note on an order, or a change of its tags. */
export interface NoteWish {
  readonly text?: string;
  readonly addTags?: string[];
  readonly removeTags?: string[];
}

/** Sends notes and tags of an order; sent again after a broken connection, the same wish is the same note. */
export function useAddNote(id: number): (wish: NoteWish) => Promise<SubmitFault | undefined> {
  const { addNote } = useOrderWork();
  const [last, setLast] = useState({ wish: '', key: '' });
  return async (wish) => {
    const body = { text: '', addTags: [], removeTags: [], ...wish };
    const words = JSON.stringify(body);
    const key = last.wish === words ? last.key : randomUuid();
    setLast({ wish: words, key });
    const { error } = await addNote({ id, key }, body);
    if (error) return submitFault(error);
    setLast({ wish: '', key: '' });
    return undefined;
  };
}
