import { useMemo, type ReactElement } from 'react';
import type { BlockProps } from '../../registry/block-type.ts';
import { readBanner } from './banner-properties.ts';
import { BannerView } from './banner-view.tsx';

export default function Banner({ block: { properties }, priority }: BlockProps): ReactElement {
  const content = useMemo(() => readBanner(properties), [properties]);
  return <BannerView content={content} priority={priority} />;
}
