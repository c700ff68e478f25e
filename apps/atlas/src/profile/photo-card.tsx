import { errorText, useAtlasRemoveMyPhotoMutation, useAtlasSetMyPhotoMutation } from '@omnis/api-client';
import { Avatar, Button, Card, FileDrop, formatBytes } from '@omnis/ui';
import { media, token } from '@omnis/theme/react';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { snackbars } from '../app/store.ts';
import type { Me } from './profile-route.tsx';

const Root = styled.div.withConfig({ componentId: 'atlas-photo' })`
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
      justify-items: start;
    }
  }
`;

/** Largest picture that the server takes, in bytes. */
const mostBytes = 20 * 1024 * 1024;

/** The picture of oneself: put in, replaced and taken away. */
export function PhotoCard({ me }: { readonly me: Me }): ReactElement {
  const [send, sending] = useAtlasSetMyPhotoMutation();
  const [remove, removing] = useAtlasRemoveMyPhotoMutation();
  const [problem, setProblem] = useState('');

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblem('');
    const body = new FormData();
    body.append('file', file);
    const { error } = await send({ body });
    if (error === undefined) snackbars.show({ text: 'Picture saved', tone: 'success' });
    else setProblem(errorText(error));
  };
  const drop = async (): Promise<void> => {
    setProblem('');
    const { error } = await remove();
    if (error === undefined) snackbars.show({ text: 'Picture removed', tone: 'success' });
    else setProblem(errorText(error));
  };

  return (
    <Card title="Picture" description="A square one looks best. Place and camera are taken out of it.">
      <Root>
        <div className="now">
          <Avatar firstName={me.firstName} lastName={me.lastName} email={me.email} src={me.avatar} size={7} />
          {me.avatar !== null && (
            <Button
              variant="ghost"
              size="sm"
              startIcon={<Trash2 aria-hidden="true" />}
              loading={removing.isLoading}
              onClick={() => void drop()}
            >
              Remove picture
            </Button>
          )}
        </div>
        <FileDrop
          label={me.avatar === null ? 'Add a picture' : 'Replace the picture'}
          help={`PNG, JPEG, WebP, AVIF or GIF, up to ${formatBytes(mostBytes)}`}
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          maxSize={mostBytes}
          error={problem === '' ? null : problem}
          disabled={sending.isLoading}
          onFiles={([file]) => void take(file)}
        />
      </Root>
    </Card>
  );
}
