import { errorText, uploadForm } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Avatar, Button, Card, FileDrop, formatBytes } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { deskPartsTexts } from '../texts/desk-parts/index.ts';

const Root = styled.div.withConfig({ componentId: 'desk-own-picture' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${token('space.5')};

  .now {
    display: grid;
    justify-items: center;
    gap: ${token('space.3')};
  }
  ${media.down('sm')} {
    grid-template-columns: minmax(0, 1fr);

    .now {
      grid-auto-flow: column;
      align-items: center;
      justify-content: start;
    }
  }
`;

/** Largest picture that the server takes, in bytes. */
const maxBytes = 20 * 1024 * 1024;

/** The result of a call. */
interface Outcome {
  readonly error?: unknown;
}

/** Properties of {@link OwnPictureCard}. */
export interface OwnPictureCardProps {
  /** The person who is signed in. */
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly avatar: string | null;
  };
  readonly send: (form: FormData) => Promise<Outcome>;
  readonly remove: () => Promise<Outcome>;
  /** Shows that a picture was saved or removed. */
  readonly onDone: (text: string) => void;
}

/**
 * Uploads, replaces and removes the picture of the person who is signed in.
 *
 * @example
 * ```tsx
 * <OwnPictureCard person={user} send={(body) => set({ body })} remove={() => remove()} onDone={show} />
 * ```
 */
export function OwnPictureCard({ person, send, remove, onDone }: OwnPictureCardProps): ReactElement {
  const t = useTexts(deskPartsTexts);
  const [progress, setProgress] = useState<number | null>();
  const [isRemoving, setIsRemoving] = useState(false);
  const [problem, setProblem] = useState('');
  const { avatar } = person;
  const isSending = progress !== undefined;

  const tell = ({ error }: Outcome, done: string): void => {
    if (error === undefined) onDone(done);
    else setProblem(errorText(error));
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblem('');
    setProgress(0);
    const outcome = await send(uploadForm(file, setProgress));
    setProgress(undefined);
    tell(outcome, t('pictureSaved'));
  };
  const drop = async (): Promise<void> => {
    setProblem('');
    setIsRemoving(true);
    const outcome = await remove();
    setIsRemoving(false);
    tell(outcome, t('pictureRemoved'));
  };

  return (
    <Card title={t('picture')} description={t('pictureHelp')}>
      <Root>
        <div className="now">
          <Avatar {...person} src={avatar} size={7} />
          {avatar !== null && (
            <Button
              variant="ghost"
              size="sm"
              startIcon={<Trash2 aria-hidden="true" />}
              loading={isRemoving}
              onClick={() => void drop()}
            >
              {t('removePicture')}
            </Button>
          )}
        </div>
        <FileDrop
          label={avatar === null ? t('addPicture') : t('replacePicture')}
          help={t('pictureFormats', { size: formatBytes(maxBytes) })}
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          maxSize={maxBytes}
          error={problem === '' ? null : problem}
          disabled={isSending}
          items={isSending ? [{ id: 'picture', name: t('sendingPicture'), size: 0, progress }] : []}
          onFiles={([file]) => void take(file)}
        />
      </Root>
    </Card>
  );
}
