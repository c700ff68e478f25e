import { errorText, uploadForm } from '@omnis/api-client';
import { media, token } from '@omnis/theme/react';
import { Avatar, Button, Card, FileDrop, formatBytes } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useAccountText } from '../text/account-text.ts';

const Root = styled.div.withConfig({ componentId: 'account-own-picture' })`
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
  /** Shows that an image was saved or removed. */
  readonly onDone: (text: string) => void;
  /** Level of the heading: 2 unless told. */
  readonly titleLevel?: 2 | 3;
}

/**
 * Uploads, replaces and removes the picture of the person who is signed in.
 *
 * @example
 * ```tsx
 * import { useAccountsRemovePictureMutation, useAccountsSetPictureMutation } from '@omnis/api-client';
 * import { OwnPictureCard, type OwnPictureCardProps } from '@omnis/account';
 * export function Picture({ person }: Pick<OwnPictureCardProps, 'person'>) {
 *   const [set] = useAccountsSetPictureMutation();
 *   const [remove] = useAccountsRemovePictureMutation();
 *   const done = (text: string) => alert(text);
 *   return <OwnPictureCard person={person} send={(body) => set({ body })} remove={() => remove()} onDone={done} />;
 * }
 * ```
 */
export function OwnPictureCard({
  person,
  send,
  remove,
  onDone,
  titleLevel = 2,
}: OwnPictureCardProps): ReactElement {
  const say = useAccountText();
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
    tell(outcome, say('Image saved'));
  };
  const drop = async (): Promise<void> => {
    setProblem('');
    setIsRemoving(true);
    const outcome = await remove();
    setIsRemoving(false);
    tell(outcome, say('Image removed'));
  };

  return (
    <Card
      titleLevel={titleLevel}
      title={say('Your image')}
      description={say('A square image looks best. We remove location and camera details from it.')}
    >
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
              {say('Remove image')}
            </Button>
          )}
        </div>
        <FileDrop
          label={avatar === null ? say('Add image') : say('Replace image')}
          help={say('PNG, JPEG, WebP, AVIF or GIF, up to {size}', { size: formatBytes(maxBytes) })}
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          maxSize={maxBytes}
          error={problem === '' ? null : problem}
          disabled={isSending}
          items={isSending ? [{ id: 'picture', name: say('Uploading your image'), size: 0, progress }] : []}
          onFiles={([file]) => void take(file)}
        />
      </Root>
    </Card>
  );
}
