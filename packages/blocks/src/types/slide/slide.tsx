import { useContext, useMemo, type ReactElement } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { readText, type Values } from '../../read/read.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { readBanner } from '../banner/banner-properties.ts';
import { BannerView } from '../banner/banner-view.tsx';
import { SlideContext } from './slide-context.ts';

export default function Slide({ block: { properties }, priority }: BlockProps): ReactElement {
  const { compact, primaryActions, fallback, loadMedia, isHeading } = useContext(SlideContext);
  const { defaultFilm } = useBlockEnvironment();
  const content = useMemo(
    () => readBanner(withFallback(properties, fallback), { compact, primaryActions, defaultFilm }),
    [properties, fallback, compact, primaryActions, defaultFilm],
  );
  return <BannerView content={content} priority={priority} isHeading={isHeading} loadMedia={loadMedia} />;
}

/** A slide that says nothing says what the slideshow says. */
function withFallback(properties: Values, fallback: Values): Values {
  const isSilent = readText(properties, 'title') === '' && readText(properties, 'copy') === '';
  return isSilent ? { ...properties, ...fallback } : properties;
}
