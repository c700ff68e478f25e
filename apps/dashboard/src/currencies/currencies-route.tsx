import { Loaded } from '@omnis/account';
import { useDashboardCurrenciesQuery } from '@omnis/api-client';
import type { StoreCurrency } from '@omnis/contract';
import { currencies } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import { Button, Card, EmptyState, FormDialog, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { settingsBack } from '../settings/settings-page.tsx';
import { CurrencyForm } from './currency-form.tsx';
import { CurrencyRow } from './currency-row.tsx';

const Rows = styled.ul.withConfig({ componentId: 'dashboard-currencies' })`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    display: grid;
    gap: ${token('space.1')} ${token('space.4')};
    padding: ${token('space.3')} ${token('card.padding')};
    border-top: 1px solid ${token('border.color')};
  }
  > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  > li > span:first-child {
    padding-inline-end: ${token('space.8')};
  }
  > li > button {
    position: absolute;
    inset-block-start: ${token('space.3')};
    inset-inline-end: ${token('space.3')};
  }
  strong {
    font-weight: ${token('weight.medium')};
  }
  small {
    display: block;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ${media.up('md')} {
    > li {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1.2fr) auto;
      align-items: center;
    }
    > li > span:first-child {
      padding-inline-end: 0;
    }
    > li > button {
      position: static;
    }
  }
`;

/** The currencies that shoppers may choose, with their rates and how prices are rounded. */
export function Component(): ReactElement {
  useTitle('Currencies');
  // `'new'`: a currency is added.
  const [edited, setEdited] = useState<StoreCurrency | 'new' | null>(null);
  const query = useDashboardCurrenciesQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const add = (
    <Button disabled={query.data === undefined} onClick={() => setEdited('new')}>
      Add currency
    </Button>
  );
  const skeleton = (
    <SkeletonGroup label="Loading currencies">
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead
        back={settingsBack}
        title="Currencies"
        text="The currencies that shoppers can see prices and pay in."
        actions={add}
      />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {({ items, main, reference }) => (
          <Stack gap={5}>
            <Card title={`Main currency: ${currencies[main.code].name} (${main.code})`}>
              <Stack gap={2}>
                <p>You enter all prices in it. Prices in other currencies are converted from it.</p>
                <p>
                  {main.fixed ||
                    'To change it, add another currency and choose “Make main currency” in its menu.'}
                </p>
              </Stack>
            </Card>
            <Card flush={items.length > 0} title={items.length > 0 ? 'Offered beside it' : undefined}>
              {items.length === 0 ? (
                <EmptyState
                  title="No other currency yet"
                  text="Let shoppers from other countries see prices and pay in their own currency."
                  illustration="search"
                  actions={add}
                />
              ) : (
                <Rows aria-label="Offered currencies">
                  {items.map((currency) => (
                    <CurrencyRow
                      key={currency.code}
                      currency={currency}
                      main={main.code}
                      canBeMain={main.fixed === ''}
                      day={reference?.day ?? null}
                      onEdit={() => setEdited(currency)}
                    />
                  ))}
                </Rows>
              )}
            </Card>
          </Stack>
        )}
      </Loaded>
      <FormDialog
        open={edited !== null && query.data !== undefined}
        onClose={() => setEdited(null)}
        title={edited === 'new' || edited === null ? 'Add currency' : `Edit ${currencies[edited.code].name}`}
        submitLabel={edited === 'new' || edited === null ? 'Add currency' : 'Save currency'}
      >
        {(id) =>
          query.data !== undefined && (
            <CurrencyForm
              id={id}
              main={query.data.main.code}
              offered={query.data.items}
              reference={query.data.reference}
              currency={edited === 'new' ? null : edited}
              onDone={() => setEdited(null)}
            />
          )
        }
      </FormDialog>
    </>
  );
}
