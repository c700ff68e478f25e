import { textParts, useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Link, LinkButton } from '@omnis/ui';
import { Globe, Palette, Shirt } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { generalPath } from '../app/paths.ts';
import { useActiveStore } from '../app/session.ts';
import { overviewTexts } from '../texts/overview/index.ts';

const Root = styled.ol.withConfig({ componentId: 'dashboard-first-steps' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token('space.2')};
    padding: ${token('card.padding')};
    border: ${token('border.width')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    background: ${token('card.background')};
    box-shadow: ${token('card.shadow')};
  }
  li > svg {
    width: 1.5rem;
    height: 1.5rem;
    margin-bottom: ${token('space.2')};
    color: ${token('primary.text')};
    stroke-width: 1.75;
  }
  h2 {
    font-size: ${token('type.lg')};
  }
  p {
    margin-bottom: ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  li > a {
    margin-top: auto;
  }
`;

/** First steps for a shop that is still empty. */
export function FirstSteps(): ReactElement {
  const t = useTexts(overviewTexts);
  const { host, closed } = useActiveStore();
  return (
    <Root>
      <li>
        <Shirt aria-hidden="true" />
        <h2>{t('addYourProducts')}</h2>
        <p>
          {textParts(t, 'nameEnoughStartCanAlso', {
            link: <Link href="/dashboard/imports/">{t('importThem')}</Link>,
          })}
        </p>
        <LinkButton href="/dashboard/products/?new=1">{t('createProduct')}</LinkButton>
      </li>
      <li>
        <Palette aria-hidden="true" />
        <h2>{t('chooseALook')}</h2>
        <p>{t('addLogoChooseThemeCan')}</p>
        <LinkButton href="/dashboard/appearance/" variant="secondary">
          {t('chooseALook')}
        </LinkButton>
      </li>
      <li>
        <Globe aria-hidden="true" />
        <h2>{closed ? t('openYourShop') : t('lookAtYourShop')}</h2>
        {closed ? (
          <>
            <p>
              {textParts(t, 'untilThenOnlyTeamSee', {
                link: (
                  <Link href="/dashboard/visit/" target="_blank">
                    {t('lookAtIt')}
                  </Link>
                ),
              })}
            </p>
            <LinkButton href={generalPath} variant="secondary">
              {t('openShopLink')}
            </LinkButton>
          </>
        ) : (
          <>
            <p>{t('itIsAt', { host })}</p>
            <LinkButton href={`${location.protocol}//${host}/`} target="_blank" variant="secondary">
              {t('viewStore')}
            </LinkButton>
          </>
        )}
      </li>
    </Root>
  );
}
