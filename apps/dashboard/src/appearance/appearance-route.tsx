import { Loaded } from '@omnis/account';
import { useSettingsAppearanceQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Card, Grid, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useActiveStore } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { BrandingPictureCard } from '../face/branding-picture-card.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { LogoCard } from './logo-card.tsx';
import { ThemeCard } from './theme-card.tsx';
import { appearanceTexts } from '../texts/appearance/index.ts';

function Shape(): ReactElement {
  const t = useTexts(appearanceTexts);
  return (
    <SkeletonGroup label={t('loadingTheAppearance')}>
      <Stack gap={6}>
        <Card>
          <Skeleton height="10rem" />
        </Card>
        <Card>
          <Skeleton height="40rem" />
        </Card>
      </Stack>
    </SkeletonGroup>
  );
}

/** Brings what an address points to into view, once it is there: the page comes after its data. */
function ScrollToHash(): null {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return null;
}

/** How the store looks: its logo and its theme (storefront.md §3). */
export function Component(): ReactElement {
  const t = useTexts(appearanceTexts);
  useTitle(t('appearance'));
  const { division, name } = useActiveStore();
  const query = useSettingsAppearanceQuery({ params: { division } }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHead title={t('appearance')} text={t('appearanceText', { name })} />
      <Loaded query={query} skeleton={<Shape />}>
        {(appearance) => (
          <Stack gap={6}>
            <LogoCard appearance={appearance} />
            <Grid fit="20rem" gap={6}>
              <BrandingPictureCard picture="favicon" />
              <BrandingPictureCard picture="share-image" />
            </Grid>
            {/* Anew with what was saved: the choice begins there. */}
            <ThemeCard key={`${appearance.theme} ${appearance.ownValues}`} appearance={appearance} />
            <ScrollToHash />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
