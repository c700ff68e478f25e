import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { cookieValue, shellTexts, useCore, useHydrated } from '@omnis/shop-kit';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.div.withConfig({ componentId: 'shop-closed-bar' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')} ${token('space.4')};
  padding: ${token('space.2')} ${token('layout.gutter')};
  background: ${token('surface.inverse')};
  color: ${token('surface.inverseText')};
  font-size: ${token('type.sm')};
  line-height: 1.4;
  text-align: center;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    color: inherit;
    font-weight: ${token('weight.bold')};
    text-underline-offset: 0.2em;
  }
`;

/** Tells whether a shop is coming soon at a moment, by its owner's settings. */
export function isComingSoon(
  data: { readonly enabled: boolean; readonly launchAt?: string | null | undefined } | null,
  now: number,
): boolean {
  if (data === null || !data.enabled) return false;
  return !(typeof data.launchAt === 'string' && Date.parse(data.launchAt) <= now);
}

/** Tells the team of a shop that is not open yet that they alone see it, with the way to open it. */
export default function ClosedBar(): ReactElement | null {
  const t = useTexts(shellTexts);
  const { comingSoonPageData } = useCore().state.subdomain;
  const hydrated = useHydrated();
  const [now] = useState(() => Date.now());
  // The server renders the same for guests, who have nothing to open.
  if (!hydrated || cookieValue(document.cookie, 'omnis-team') !== '1') return null;
  if (!isComingSoon(comingSoonPageData, now)) return null;
  return (
    <Root role="region" aria-label={t('shopNotOpen')}>
      <span>{t('shopNotOpenText')}</span>
      <a href="/open-shop/" rel="nofollow">
        {t('openShop')}
      </a>
    </Root>
  );
}
