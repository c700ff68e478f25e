import { useDashboardQuoteQuery } from '@omnis/api-client';
import { printColours, printPositions, quoteProducts } from '@omnis/models';
import { token } from '@omnis/theme/react';
import { Card, Picture } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';

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
  const { data: quote } = useDashboardQuoteQuery({ params: { division: useDivision(), id } });
  if (!quote) return null;
  const { wish, details, artwork, mockup, poNumber } = quote;
  return (
    <Card title="Quote">
      <Root>
        <dt>Product</dt>
        <dd>{[quoteProducts[wish.product], wish.colour].filter(Boolean).join(', ')}</dd>
        <dt>Printed</dt>
        <dd>
          {wish.prints
            .map(({ position, colours }) => `${printPositions[position]}: ${printColours[colours]}`)
            .join('\n')}
        </dd>
        {wish.deadline !== '' && (
          <>
            <dt>Needed by</dt>
            <dd>{wish.deadline}</dd>
          </>
        )}
        {details !== '' && (
          <>
            <dt>Message</dt>
            <dd>{details}</dd>
          </>
        )}
        {poNumber !== '' && (
          <>
            <dt>Purchase order</dt>
            <dd>{poNumber}</dd>
          </>
        )}
        {artwork && (
          <>
            <dt>Artwork</dt>
            <dd>
              <Picture
                src={artwork.url}
                alt={artwork.name}
                width={192}
                height={Math.max(1, Math.round((192 * artwork.height) / artwork.width))}
                widths={[192, 384]}
                sizes="192px"
              />
              <br />
              <a href={`${artwork.url}.png?width=${Math.min(artwork.width, 4096)}`} download>
                {artwork.name}
              </a>{' '}
              ({artwork.width} × {artwork.height} pixels)
            </dd>
          </>
        )}
        {mockup !== null && (
          <>
            <dt>Mock-up</dt>
            <dd>
              <a href={mockup} target="_blank" rel="noreferrer">
                See the mock-up
              </a>
            </dd>
          </>
        )}
      </Root>
    </Card>
  );
}
