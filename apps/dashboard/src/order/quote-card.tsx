import { useDashboardQuoteQuery } from '@omnis/api-client';
import { printColours, printPositions, quoteProducts } from '@omnis/models';
import { textParts, useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Card, Picture } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { orderTexts } from '../texts/order/index.ts';

const Root = styled.dl.withConfig({ componentId: 'dashboard-quote-card' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.2')} ${token('space.4')};
  margin: 0;
  font-size: ${token('type.sm')};

  dt {
    color: ${token('text.muted')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  img {
    max-width: 12rem;
    height: auto;
    background: ${token('image.background')};
  }
`;

/** The prints of an order that began as a quote, with its artwork; nothing for any other. */
export function QuoteCard({ id }: { readonly id: number }): ReactElement | null {
  const t = useTexts(orderTexts);
  const { data: quote } = useDashboardQuoteQuery({ params: { division: useDivision(), id } });
  if (!quote) return null;
  const { wish, details, artwork, mockup, poNumber } = quote;
  return (
    <Card title={t('quote')}>
      <Root>
        <dt>{t('product')}</dt>
        <dd>{[quoteProducts[wish.product], wish.colour].filter(Boolean).join(', ')}</dd>
        <dt>{t('printed')}</dt>
        <dd>
          {wish.prints
            .map(({ position, colours }) => `${printPositions[position]}: ${printColours[colours]}`)
            .join('\n')}
        </dd>
        {wish.deadline !== '' && (
          <>
            <dt>{t('neededBy')}</dt>
            <dd>{wish.deadline}</dd>
          </>
        )}
        {details !== '' && (
          <>
            <dt>{t('message')}</dt>
            <dd>{details}</dd>
          </>
        )}
        {poNumber !== '' && (
          <>
            <dt>{t('purchaseOrder')}</dt>
            <dd>{poNumber}</dd>
          </>
        )}
        {artwork && (
          <>
            <dt>{t('artwork')}</dt>
            <dd>
              {textParts(t, 'artworkWithSize', {
                picture: (
                  <Picture
                    src={artwork.url}
                    alt={artwork.name}
                    width={192}
                    height={Math.max(1, Math.round((192 * artwork.height) / artwork.width))}
                    widths={[192, 384]}
                    sizes="192px"
                  />
                ),
                break: <br />,
                link: (
                  <a href={`${artwork.url}.png?width=${Math.min(artwork.width, 4096)}`} download>
                    {artwork.name}
                  </a>
                ),
                width: artwork.width,
                height: artwork.height,
              })}
            </dd>
          </>
        )}
        {mockup !== null && (
          <>
            <dt>{t('mockUp')}</dt>
            <dd>
              <a href={mockup} target="_blank" rel="noreferrer">
                {t('seeTheMockUp')}
              </a>
            </dd>
          </>
        )}
      </Root>
    </Card>
  );
}
