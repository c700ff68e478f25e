import { useEffect, useId, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';

/** Properties of {@link AppliedLine}. */
export interface AppliedLineProps {
  readonly icon: ReactNode;
  readonly name: string;
  /** Benefit of it. */
  readonly note: string;
  /** Why it gives nothing; empty where it does. */
  readonly problem: string;
  readonly remove: {
    readonly text: string;
    /** Names what is removed. */
    readonly label: string;
    readonly isLoading: boolean;
    readonly run: () => void;
  };
}

/** Something applied that lowers the amount to pay, such as a coupon, with a way to remove it. */
export function AppliedLine({ icon, name, note, problem, remove }: AppliedLineProps): ReactElement {
  const noteId = useId();
  return (
    <>
      {icon}
      <div>
        <strong>{name}</strong>
        <small id={noteId} data-problem={problem === '' ? undefined : ''}>
          {problem === '' ? note : problem}
        </small>
      </div>
      <button
        type="button"
        aria-label={remove.label}
        aria-describedby={noteId}
        aria-disabled={remove.isLoading}
        onClick={() => {
          if (!remove.isLoading) remove.run();
        }}
      >
        {remove.text}
      </button>
    </>
  );
}

/** Keeps the keyboard in a part whose button goes with a change: it goes on at what stands there now. */
export function useFocusAfter(change: unknown): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('.applied button, summary')?.focus();
  }, [change]);
  return root;
}
