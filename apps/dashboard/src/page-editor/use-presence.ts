import { usePagesPresenceMutation } from '@omnis/api-client';
import type { EditingPerson } from '@omnis/editor';
import { randomUuid } from '@omnis/models';
import { useEffect, useState } from 'react';
import { useDivision } from '../app/session.ts';

/** Milliseconds between two signs of this window. */
const rhythm = 15_000;

const nobody: readonly EditingPerson[] = [];

/** Says that this window has the page open, and who else has. Signs that fail are given again. */
export function usePresence(id: number): readonly EditingPerson[] {
  const division = useDivision();
  const [sign] = usePagesPresenceMutation();
  const [others, setOthers] = useState(nobody);
  useEffect(() => {
    const editor = randomUuid();
    const params = { division, id };
    let isGone = false;
    const beat = async (): Promise<void> => {
      const { data } = await sign({ params, body: { editor } });
      if (isGone || data === undefined) return;
      setOthers(data.others.map(({ editor: key, name, isSelf }) => ({ id: key, name, isSelf })));
    };
    void beat();
    const timer = setInterval(() => void beat(), rhythm);
    return () => {
      isGone = true;
      clearInterval(timer);
      void sign({ params, body: { editor, leaves: true } });
    };
  }, [sign, division, id]);
  return others;
}
