import { useMemo, type ReactElement } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import type { BlockProps } from '../../registry/block-type.ts';
import { readBanner } from './banner-properties.ts';
import { BannerView } from './banner-view.tsx';

export default function Banner({ block: { properties }, priority }: BlockProps): ReactElement {
  const { defaultFilm } = useBlockEnvironment();
  const content = useMemo(() => readBanner(properties, { defaultFilm }), [properties, defaultFilm]);
  return <BannerView content={content} priority={priority} />;
}
