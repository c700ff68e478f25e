import { Loaded } from '@omnis/account';
import { useDashboardTaxesQuery } from '@omnis/api-client';
import type { StoreTaxRegistration } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import {
  Button,
  Card,
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
import { taxesTexts } from '../texts/taxes/index.ts';
import { settingsBack } from '../settings/settings-page.tsx';
import { settingsTexts } from '../texts/settings/index.ts';

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
  const t = useTexts(taxesTexts);
  const tSettings = useTexts(settingsTexts);
  useTitle(t('taxes'));
  // `'new'`: a registration is added.
  const [edited, setEdited] = useState<StoreTaxRegistration | 'new' | null>(null);
  const query = useDashboardTaxesQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const add = (
    <Button disabled={query.data === undefined} onClick={() => setEdited('new')}>
      {t('addRegistration')}
    </Button>
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingTaxes')}>
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  );
  const taken = query.data?.items.map(({ country }) => country) ?? [];
  const home = query.data?.country ?? '';
  const isNew = edited === 'new' || edited === null;
  return (
    <>
      <PageHead back={settingsBack(tSettings)} title={t('taxes')} text={t('taxesText')} actions={add} />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {({ items, settings, country, charged, ownRates }) => (
          <Stack gap={5}>
            {ownRates > 0 && items.length > 0 && (
              <Notice tone="info">
                {t('ownRatesNotice', {
                  products: t('productsHaveTheirOwnRatesCounted', { count: ownRates }),
                })}
              </Notice>
            )}
            <Card flush={items.length > 0} title={items.length > 0 ? t('registrations') : undefined}>
              {items.length === 0 ? (
                <EmptyState
                  title={t('youChargeNoTax')}
                  text={t('youChargeNoTaxText')}
                  illustration="search"
                  actions={add}
                />
              ) : (
                <Rows aria-label={t('registrations')}>
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
                <ChargedCard charged={charged} home={country} settings={settings} />
              </>
            )}
          </Stack>
        )}
      </Loaded>
      <FormDialog
        open={edited !== null && query.data !== undefined}
        onClose={() => setEdited(null)}
        title={isNew ? t('addRegistration') : t('edit', { name: countryName(edited.country) })}
        submitLabel={isNew ? t('addRegistration') : t('saveRegistration')}
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
