import { token } from '@omnis/theme/react';
import type { StoreTaxSettings } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Card, countryName, FormDialog, IconButton } from '@omnis/ui';
import { Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { OssRatesForm } from './oss-rates-form.tsx';
import { chargedText, isTaxed, percentText, whyText, type Charged } from './tax-texts.ts';
import { taxesTexts } from '../texts/taxes/index.ts';

const List = styled.ul.withConfig({ componentId: 'dashboard-tax-charged' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${token('space.3')} ${token('space.6')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.2')};
    align-items: start;
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
  readonly settings: StoreTaxSettings;
}

/** The tax of each country today, with its reason; rates of the One Stop Shop can be changed. */
export function ChargedCard({ charged, home, settings }: ChargedCardProps): ReactElement {
  const t = useTexts(taxesTexts);
  const [edited, setEdited] = useState<Charged | null>(null);
  const owned = new Set(settings.oss?.rates.map(({ country }) => country));
  const [own, ...others] = charged;
  const sorted = others.toSorted((a, b) =>
    countryName(a.country).localeCompare(countryName(b.country), 'en'),
  );
  const isOwnTaxed = own !== undefined && own.scheme !== 'none';
  return (
    <Card title={t('whatCustomersPay')} description={t('whatCustomersPayDescription')}>
      <List aria-label={t('whatCustomersPay')}>
        {[...(own ? [own] : []), ...sorted].map((each) => (
          <li key={each.country}>
            <span>
              {chargedText(t, each)}
              {isTaxed(each) && each.reduced !== each.standard && ` (${percentText(each.reduced)})`}
              <small>{whyText(t, each, { home, hasOwnRates: owned.has(each.country) })}</small>
            </span>
            {each.scheme === 'oss' && (
              <IconButton
                size="sm"
                label={t('editTheRatesOf', { name: countryName(each.country) })}
                onClick={() => setEdited(each)}
              >
                <Pencil aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
        <li>
          <span>
            {t('aCustomerAnywhereElsePaysNoTax')}
            <small>{isOwnTaxed ? t('export') : t('youAreNotRegistered')}</small>
          </span>
        </li>
      </List>
      <FormDialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited ? t('ratesOf', { name: countryName(edited.country) }) : ''}
        submitLabel={t('saveRates')}
      >
        {(id) =>
          edited && (
            <OssRatesForm id={id} settings={settings} charged={edited} onDone={() => setEdited(null)} />
          )
        }
      </FormDialog>
    </Card>
  );
}
