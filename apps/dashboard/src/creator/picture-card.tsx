import { useDashboardSetCreatorImageMutation, useDashboardUpdateCreatorMutation } from '@omnis/api-client';
import type { ManagedCreator } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Card, Picture, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { OnePicture } from '../parts/one-picture.tsx';
import { pictureLimit } from '../parts/picture-limit.ts';
import { creatorTexts } from '../texts/creator/index.ts';

/** The picture of a creator, which is saved as it is sent. */
export function PictureCard({
  creator: { id, name, image, version },
}: {
  readonly creator: ManagedCreator;
}): ReactElement {
  const t = useTexts(creatorTexts);
  const division = useDivision();
  const [send] = useDashboardSetCreatorImageMutation();
  const [update] = useDashboardUpdateCreatorMutation();
  const params = { division, id };
  return (
    <Card title={t('picture')} description={t('pictureDescription')}>
      <Stack gap={4}>
        {image !== null && (
          <Picture
            src={image}
            alt={t('pictureName', { name })}
            width={200}
            height={200}
            sizes="200px"
            focus={{ x: 0.5, y: 0.3 }}
          />
        )}
        <OnePicture
          noun="picture"
          help={t('pictureHelp', { pictureLimit })}
          removable={image !== null}
          removal={t('theirPageShowsTheirNameAloneThen')}
          saved={t('pictureSavedShoppersSeeTheir')}
          send={(body) => send({ params, body })}
          remove={() => update({ params, body: { version, image: null } })}
        />
      </Stack>
    </Card>
  );
}
