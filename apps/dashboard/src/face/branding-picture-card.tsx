import {
  useDashboardBrandingQuery,
  useDashboardRemoveBrandingPictureMutation,
  useDashboardSetBrandingPictureMutation,
} from '@omnis/api-client';
import { Loaded } from '@omnis/account';
import type { Branding, BrandingPicture } from '@omnis/contract';
import { imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Card, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';
import { OnePicture } from '../parts/one-picture.tsx';
import { faceTexts } from '../texts/face/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-branding-picture' })`
  display: grid;
  gap: ${token('space.4')};

  .plate {
    display: grid;
    place-items: center;
    min-height: 7rem;
    padding: ${token('space.4')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.sunken')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  img {
    max-width: 100%;
    max-height: 12rem;
    border-radius: ${token('radius.sm')};
    object-fit: contain;
  }
  [data-picture='favicon'] img {
    width: 4rem;
    height: 4rem;
  }
`;

const words = {
  favicon: {
    title: 'icon',
    help: 'iconHelp',
    saved: 'iconSaved',
    removal: 'iconRemoval',
    alt: 'iconAlt',
    none: 'icon',
  },
  'share-image': {
    title: 'shareImage',
    help: 'shareImageHelp',
    saved: 'shareImageSaved',
    removal: 'shareImageRemoval',
    alt: 'shareImageAlt',
    none: 'shareNone',
  },
  'coming-soon': {
    title: 'soonImage',
    help: 'soonImageHelp',
    saved: 'soonImageSaved',
    removal: 'soonImageRemoval',
    alt: 'soonImageAlt',
    none: 'soonNone',
  },
} as const;

/** Addresses of each picture: the store's own, and the one that is shown. */
const addresses = {
  favicon: ({ favicon, faviconShown }: Branding) => ({ own: favicon, shown: faviconShown }),
  'share-image': ({ shareImage }: Branding) => ({ own: shareImage, shown: shareImage }),
  'coming-soon': ({ comingSoonImage }: Branding) => ({ own: comingSoonImage, shown: comingSoonImage }),
} as const;

function Picture({ picture, branding }: { readonly picture: BrandingPicture; readonly branding: Branding }) {
  const t = useTexts(faceTexts);
  const { division, name } = useActiveStore();
  const [send] = useDashboardSetBrandingPictureMutation();
  const [remove] = useDashboardRemoveBrandingPictureMutation();
  const { help, saved, removal, alt, none } = words[picture];
  const { own, shown } = addresses[picture](branding);
  const params = { division, picture };
  return (
    <Root>
      <div className="plate" data-picture={picture}>
        {shown === null ? (
          t(none)
        ) : (
          <img
            src={shown.startsWith('/images/') ? imageUrl(shown, { width: 480 }) : shown}
            alt={t(alt, { name })}
          />
        )}
      </div>
      <OnePicture
        noun="image"
        help={t(help)}
        removable={own !== null}
        removal={t(removal)}
        saved={t(saved)}
        send={(body) => send({ params, body })}
        remove={() => remove({ params })}
      />
    </Root>
  );
}

/** A card with a picture of the store beside its logo: its icon, the one of shared links, or that of the coming-soon page. */
export function BrandingPictureCard({ picture }: { readonly picture: BrandingPicture }): ReactElement {
  const t = useTexts(faceTexts);
  const { division } = useActiveStore();
  const query = useDashboardBrandingQuery({ params: { division } });
  const skeleton = (
    <SkeletonGroup label={t('loadingBranding')}>
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
  return (
    <Card title={t(words[picture].title)}>
      <Loaded query={query} skeleton={skeleton}>
        {(branding) => <Picture picture={picture} branding={branding} />}
      </Loaded>
    </Card>
  );
}
