import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useCore } from '../data/core.ts';
import { safeColour } from './colour.ts';

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

/** The sitewide banner above the header (storefront.md §2 Regions); nothing where the store has none. */
export function Announcement(): ReactElement | null {
  const banner = useCore().state.subdomain.sitewideBanner;
  if (!banner || banner.text === '') return null;
  const { text, href } = banner;
  const colours: Record<`--${string}`, string | undefined> = {
    '--fill': safeColour(banner.backgroundColor),
    '--text': safeColour(banner.textColor),
  };
  return (
    <Root role="region" aria-label="Announcement" style={colours}>
      {href === '' ? text : <a href={href}>{text}</a>}
    </Root>
  );
}
