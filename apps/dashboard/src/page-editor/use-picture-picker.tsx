import { useCallback, useState, type ReactElement } from 'react';
import { PictureDialog } from './picture-dialog.tsx';

interface Asked {
  readonly current: string;
  readonly answer: (url: string | null) => void;
}

/** The shop's pictures as a question: `pick` opens the dialog and gives the chosen address, or null. */
export function usePicturePicker(): {
  readonly pick: (current: string) => Promise<string | null>;
  readonly dialog: ReactElement;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const pick = useCallback(
    (current: string) => new Promise<string | null>((answer) => setAsked({ current, answer })),
    [],
  );
  const settle = (url: string | null): void => {
    asked?.answer(url);
    setAsked(null);
  };
  return {
    pick,
    dialog: (
      <PictureDialog
        open={asked !== null}
        current={asked?.current ?? ''}
        onChoose={settle}
        onCancel={() => settle(null)}
      />
    ),
  };
}
