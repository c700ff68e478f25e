import { errorText, uploadForm } from '@omnis/api-client';
import { Button, ConfirmDialog, FileDrop } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { mostPictureBytes } from './picture-limit.ts';

/** How a call went. */
interface Outcome {
  readonly error?: unknown;
}

/** Properties of {@link OnePicture}. */
export interface OnePictureProps {
  /** What it is, such as `logo`. */
  readonly noun: string;
  /** Which pictures are taken. */
  readonly help: string;
  /** Whether there is one that can be taken away. */
  readonly removable: boolean;
  /** What stands in its place once it is gone. */
  readonly removal: string;
  /** What is said when a new one is there. */
  readonly saved: string;
  readonly send: (form: FormData) => Promise<Outcome>;
  readonly remove: () => Promise<Outcome>;
}

/** The way to send a picture of which there is one, to put another in its place, and to take it away after a question. */
export function OnePicture({
  noun,
  help,
  removable,
  removal,
  saved,
  send,
  remove,
}: OnePictureProps): ReactElement {
  const [progress, setProgress] = useState<number | null>();
  const [problem, setProblem] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const isSending = progress !== undefined;

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblem('');
    setProgress(0);
    const { error } = await send(uploadForm(file, setProgress));
    setProgress(undefined);
    if (error === undefined) snackbars.show({ text: saved, tone: 'success' });
    else setProblem(errorText(error));
  };
  const drop = async (): Promise<void> => {
    setProblem('');
    setIsRemoving(true);
    const { error } = await remove();
    setIsRemoving(false);
    setIsAsking(false);
    const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
    if (error === undefined) snackbars.show({ text: `${name} removed`, tone: 'success' });
    else setProblem(errorText(error));
  };
  return (
    <>
      <FileDrop
        label={removable ? `Replace the ${noun}` : `Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}
        help={help}
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        maxSize={mostPictureBytes}
        error={problem === '' ? null : problem}
        disabled={isSending}
        items={isSending ? [{ id: noun, name: `Sending the ${noun}`, size: 0, progress }] : []}
        onFiles={([file]) => void take(file)}
      />
      {removable && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            startIcon={<Trash2 aria-hidden="true" />}
            onClick={() => setIsAsking(true)}
          >
            Remove {noun}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove the ${noun}?`}
        text={removal}
        confirmLabel={`Remove ${noun}`}
        danger
        loading={isRemoving}
        onConfirm={() => void drop()}
      />
    </>
  );
}
