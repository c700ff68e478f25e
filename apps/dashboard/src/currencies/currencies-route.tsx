import { Loaded } from '@omnis/account';
import { useDashboardCurrenciesQuery } from '@omnis/api-client';
import type { StoreCurrency } from '@omnis/contract';
import { currencies } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
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
import { currenciesTexts } from '../texts/currencies/index.ts';
import { settingsTexts } from '../texts/settings/index.ts';

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
  const tSettings = useTexts(settingsTexts);
  const t = useTexts(currenciesTexts);
  useTitle(t('currencies'));
  // `'new'`: a currency is added.
  const [edited, setEdited] = useState<StoreCurrency | 'new' | null>(null);
  const query = useDashboardCurrenciesQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const add = (
    <Button disabled={query.data === undefined} onClick={() => setEdited('new')}>
      {t('addCurrency')}
    </Button>
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingCurrencies')}>
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead
        back={settingsBack(tSettings)}
        title={t('currencies')}
        text={t('currenciesText')}
        actions={add}
      />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {({ items, main, reference }) => (
          <Stack gap={5}>
            <Card title={t('mainCurrency', { name: currencies[main.code].name, code: main.code })}>
              <Stack gap={2}>
                <p>{t('enterAllPricesPricesOther')}</p>
                <p>{main.fixed || t('changeAddAnotherCurrencyChoose')}</p>
              </Stack>
            </Card>
            <Card flush={items.length > 0} title={items.length > 0 ? t('offeredBesideIt') : undefined}>
              {items.length === 0 ? (
                <EmptyState
                  title={t('noOtherCurrencyYet')}
                  text={t('noOtherCurrencyYetText')}
                  illustration="search"
                  actions={add}
                />
              ) : (
                <Rows aria-label={t('offeredCurrencies')}>
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
        title={
          edited === 'new' || edited === null
            ? t('addCurrency')
            : t('edit', { name: currencies[edited.code].name })
        }
        submitLabel={edited === 'new' || edited === null ? t('addCurrency') : t('saveCurrency')}
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
