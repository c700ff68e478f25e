import { Loaded } from '@omnis/account';
import { useAtlasSeasonalBannerQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { PageHead } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { DetailShape } from '../parts/detail-shape.tsx';
import { ProtectedPage } from '../permissions/protected.tsx';
import { seasonalTexts } from '../texts/seasonal/index.ts';
import { SeasonalForm } from './seasonal-form.tsx';

function Seasonal(): ReactElement {
  const t = useTexts(seasonalTexts);
  const query = useAtlasSeasonalBannerQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHead title={t('title')} text={t('intro')} />
      <Loaded query={query} skeleton={<DetailShape label={t('loading')} />}>
        {(banner) => <SeasonalForm key={banner.version} banner={banner} />}
      </Loaded>
    </>
  );
}

/** The page on which staff set the dates and words of the seasonal banner (storefront.md §2 Other UI). */
export function Component(): ReactElement {
  const t = useTexts(seasonalTexts);
  useTitle(t('title'));
  return (
    <ProtectedPage permission="stores.manage" title={t('title')}>
      <Seasonal />
    </ProtectedPage>
  );
}
