import { errorText, uploadForm } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, ConfirmDialog, FileDrop } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { mostPictureBytes } from './picture-limit.ts';
import type en from '../texts/parts/en.ts';
import { partsTexts } from '../texts/parts/index.ts';

const pictures = {
  logo: {
    add: 'addLogo',
    replace: 'replaceLogo',
    sending: 'sendingLogo',
    remove: 'removeLogo',
    question: 'removeLogoQuestion',
    removed: 'logoRemoved',
  },
  picture: {
    add: 'addPicture',
    replace: 'replacePicture',
    sending: 'sendingPicture',
    remove: 'removePicture',
    question: 'removePictureQuestion',
    removed: 'pictureRemoved',
  },
  image: {
    add: 'addImage',
    replace: 'replaceImage',
    sending: 'sendingImage',
    remove: 'removeImage',
    question: 'removeImageQuestion',
    removed: 'imageRemoved',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof typeof en>>>>;

/** How a call went. */
interface Outcome {
  readonly error?: unknown;
}

/** Properties of {@link OnePicture}. */
export interface OnePictureProps {
  readonly noun: keyof typeof pictures;
  /** Which pictures are taken. */
  readonly help: string;
  /** True when there is a picture to remove. */
  readonly removable: boolean;
  /** Text shown in its place once it is gone. */
  readonly removal: string;
  /** Message when a new picture is there. */
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
  const t = useTexts(partsTexts);
  const words = pictures[noun];
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
    if (error === undefined) snackbars.show({ text: t(words.removed), tone: 'success' });
    else setProblem(errorText(error));
  };
  return (
    <>
      <FileDrop
        label={t(removable ? words.replace : words.add)}
        help={help}
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        maxSize={mostPictureBytes}
        error={problem === '' ? null : problem}
        disabled={isSending}
        items={isSending ? [{ id: noun, name: t(words.sending), size: 0, progress }] : []}
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
            {t(words.remove)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t(words.question)}
        text={removal}
        confirmLabel={t(words.remove)}
        danger
        loading={isRemoving}
        onConfirm={() => void drop()}
      />
    </>
  );
}
