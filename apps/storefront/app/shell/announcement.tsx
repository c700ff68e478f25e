import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { safeColour, shellTexts, useCore, useSafeLink } from '@omnis/shop-kit';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIsTime } from './use-is-time.ts';

const Root = styled.div.withConfig({ componentId: 'shop-announcement' })`
  display: grid;
  place-items: center;
  min-height: 2.5rem;
  padding: ${token('space.2')} ${token('layout.gutter')};
  background: var(--fill, ${token('announcement.background')});
  color: var(--text, ${token('announcement.color')});
  font-size: ${token('type.sm')};
  line-height: 1.4;
  text-align: center;
  overflow-wrap: anywhere;

  a {
    display: block;
    margin: -0.5rem;
    padding: 0.5rem;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** Properties of {@link AnnouncementBar}. */
interface AnnouncementBarProps {
  readonly label: string;
  /** Colours that a merchant has chosen; the theme's unless told. */
  readonly colours: { readonly backgroundColor?: string | null; readonly textColor?: string | null };
  readonly children: ReactNode;
}

/** A bar across the page, above its header. */
export function AnnouncementBar({ label, colours, children }: AnnouncementBarProps): ReactElement {
  const style: Record<`--${string}`, string | undefined> = {
    '--fill': safeColour(colours.backgroundColor),
    '--text': safeColour(colours.textColor),
  };
  return (
    <Root role="region" aria-label={label} style={style}>
      {children}
    </Root>
  );
}

/** The sitewide banner above the header (storefront.md §2 Regions); nothing where the store has none. */
export function Announcement(): ReactElement | null {
  const t = useTexts(shellTexts);
  const safe = useSafeLink();
  const banner = useCore().state.subdomain.sitewideBanner;
  const isTime = useIsTime(banner?.from ?? null, banner?.until ?? null);
  if (!banner || banner.text === '' || !isTime) return null;
  const { text, href } = banner;
  return (
    <AnnouncementBar label={t('announcement')} colours={banner}>
      {href === '' ? text : <a href={safe(href)}>{text}</a>}
    </AnnouncementBar>
  );
}
