import { useDashboardSetCreatorImageMutation, useDashboardUpdateCreatorMutation } from '@omnis/api-client';
import type { ManagedCreator } from '@omnis/contract';
import { Card, Picture, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { OnePicture } from '../parts/one-picture.tsx';
import { pictureLimit } from '../parts/picture-limit.ts';

/** The picture of a creator, which is saved as it is sent. */
export function PictureCard({
  creator: { id, name, image },
}: {
  readonly creator: ManagedCreator;
}): ReactElement {
  const division = useDivision();
  const [send] = useDashboardSetCreatorImageMutation();
  const [update] = useDashboardUpdateCreatorMutation();
  const params = { division, id };
  return (
    <Card title="Picture" description="A face, or a sign of theirs. Shoppers see it cut to a circle.">
      <Stack gap={4}>
        {image !== null && (
          <Picture
            src={image}
            alt={`Picture of ${name}`}
            width={200}
            height={200}
            sizes="200px"
            focus={{ x: 0.5, y: 0.3 }}
          />
        )}
        <OnePicture
          noun="picture"
          help={`PNG, JPEG, WebP, AVIF or GIF, ${pictureLimit}`}
          removable={image !== null}
          removal="Their page shows their name alone then."
          saved="Picture saved. Shoppers see it on their next page."
          send={(body) => send({ params, body })}
          remove={() => update({ params, body: { image: null } })}
        />
      </Stack>
    </Card>
  );
}
