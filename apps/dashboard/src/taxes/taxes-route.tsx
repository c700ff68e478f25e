import { Loaded } from '@omnis/account';
import { useDashboardTaxesQuery } from '@omnis/api-client';
import type { StoreTaxRegistration } from '@omnis/contract';
import { media, token } from '@omnis/theme/react';
import {
  Button,
  Card,
  counted,
  countryName,
  EmptyState,
  FormDialog,
  Notice,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { ChargedCard } from './charged-card.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationRow } from './registration-row.tsx';
import { TaxSettingsCard } from './tax-settings-card.tsx';

const Rows = styled.ul.withConfig({ componentId: 'dashboard-taxes' })`
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
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr) auto;
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

/** Where the store is registered for tax, its rates, and what customers pay. */
export function Component(): ReactElement {
  useTitle('Taxes');
  // `'new'`: a registration is added.
  const [edited, setEdited] = useState<StoreTaxRegistration | 'new' | null>(null);
  const query = useDashboardTaxesQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const add = (
    <Button disabled={query.data === undefined} onClick={() => setEdited('new')}>
      Add registration
    </Button>
  );
  const skeleton = (
    <SkeletonGroup label="Loading taxes">
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  );
  const taken = query.data?.items.map(({ country }) => country) ?? [];
  const home = query.data?.country ?? '';
  const isNew = edited === 'new' || edited === null;
  return (
    <>
      <PageHead
        title="Taxes"
        text="Where you are registered for VAT or sales tax, and what your customers pay."
        actions={add}
      />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {({ items, settings, country, charged, ownRates }) => (
          <Stack gap={5}>
            {ownRates > 0 && items.length > 0 && (
              <Notice tone="info">
                {counted(ownRates, 'product has its own rate', 'products have their own rates')} in your
                country, and the standard rate elsewhere. Choose a VAT class on a product to change that.
              </Notice>
            )}
            <Card flush={items.length > 0} title={items.length > 0 ? 'Registrations' : undefined}>
              {items.length === 0 ? (
                <EmptyState
                  title="You charge no tax"
                  text="As long as you are not registered, your store charges no tax and prints none on invoices. Once you have a VAT number, add it here."
                  illustration="search"
                  actions={add}
                />
              ) : (
                <Rows aria-label="Registrations">
                  {items.map((registration) => (
                    <RegistrationRow
                      key={registration.country}
                      registration={registration}
                      isHome={registration.country === country}
                      onEdit={() => setEdited(registration)}
                    />
                  ))}
                </Rows>
              )}
            </Card>
            {items.length > 0 && (
              <>
                <TaxSettingsCard key={settings.version} settings={settings} />
                <ChargedCard charged={charged} home={country} />
              </>
            )}
          </Stack>
        )}
      </Loaded>
      <FormDialog
        open={edited !== null && query.data !== undefined}
        onClose={() => setEdited(null)}
        title={isNew ? 'Add registration' : `Edit ${countryName(edited.country)}`}
        submitLabel={isNew ? 'Add registration' : 'Save registration'}
      >
        {(id) => (
          <RegistrationForm
            id={id}
            taken={taken}
            suggested={taken.includes(home) ? '' : home}
            registration={edited === 'new' ? null : edited}
            onDone={() => setEdited(null)}
          />
        )}
      </FormDialog>
    </>
  );
}
