import { useMemo, type ReactElement } from 'react';
import type { BlockProps } from '../../registry/block-type.ts';
import { defineBlock } from '../../registry/define-block.ts';
import { readBanner } from './banner-properties.ts';
import { BannerView } from './banner-view.tsx';
import { bannerData } from './banner.data.ts';

function Banner({ block: { properties }, priority }: BlockProps): ReactElement {
  const content = useMemo(() => readBanner(properties), [properties]);
  return <BannerView content={content} priority={priority} />;
}

/** A picture or film across the page with a title, text and buttons. */
export const banner = defineBlock(bannerData, Banner);
