import { useEffect, useRef, useState, type ChangeEventHandler, type RefObject } from 'react';

/** The browser's own field for files, and what was chosen in it. */
export interface EarlyFiles {
  readonly field: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly onChange: ChangeEventHandler<HTMLInputElement>;
  };
  readonly early: readonly File[];
}

/**
 * What is chosen in the browser's own field while the page comes to life, for the field that takes its place: it would be
 * lost with its element, and nothing would be said.
 */
export function useEarlyFiles(): EarlyFiles {
  const ref = useRef<HTMLInputElement>(null);
  const [early, setEarly] = useState<readonly File[]>([]);
  // What was chosen before anybody listened is still in it.
  useEffect(() => setEarly([...(ref.current?.files ?? [])]), []);
  return { field: { ref, onChange: (event) => setEarly([...(event.currentTarget.files ?? [])]) }, early };
}
