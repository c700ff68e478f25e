import { token } from '@omnis/theme/react';
import { Card, countryName } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { chargedText, isTaxed, percentText, whyText, type Charged } from './tax-texts.ts';

const List = styled.ul.withConfig({ componentId: 'dashboard-tax-charged' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${token('space.3')} ${token('space.6')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

/** Properties of {@link ChargedCard}. */
export interface ChargedCardProps {
  readonly charged: readonly Charged[];
  /** ISO 3166 code of the store's country. */
  readonly home: string;
}

/** What a customer of each country pays today, and why. */
export function ChargedCard({ charged, home }: ChargedCardProps): ReactElement {
  const [own, ...others] = charged;
  const sorted = others.toSorted((a, b) =>
    countryName(a.country).localeCompare(countryName(b.country), 'en'),
  );
  const isOwnTaxed = own !== undefined && own.scheme !== 'none';
  return (
    <Card
      title="What customers pay"
      description="Today, on products of the standard class. Products of the reduced class follow in brackets."
    >
      <List aria-label="What customers pay">
        {[...(own ? [own] : []), ...sorted].map((each) => (
          <li key={each.country}>
            {chargedText(each)}
            {isTaxed(each) && each.reduced !== each.standard && ` (${percentText(each.reduced)})`}
            <small>{whyText(each, home)}</small>
          </li>
        ))}
        <li>
          A customer anywhere else pays no tax
          <small>{isOwnTaxed ? 'Export' : 'You are not registered'}</small>
        </li>
      </List>
    </Card>
  );
}
