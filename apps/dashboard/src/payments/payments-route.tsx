import { Loaded } from '@omnis/account';
import { useDashboardPaymentsQuery } from '@omnis/api-client';
import type { PaymentAccount } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Badge, Button, Card, FormDialog, Inline, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { AccountCard } from './account-card.tsx';
import { KeysForm } from './keys-form.tsx';
import { MethodsCard } from './methods-card.tsx';
import { accountName, dayText } from './payment-texts.ts';
import { PayoutsCard } from './payouts-card.tsx';
import { paymentsTexts } from '../texts/payments/index.ts';
import { settingsBack } from '../settings/settings-page.tsx';
import { settingsTexts } from '../texts/settings/index.ts';

/** How the store takes money: who takes it, and the payouts. */
export function Component(): ReactElement {
  const t = useTexts(paymentsTexts);
  const tSettings = useTexts(settingsTexts);
  useTitle(t('payments'));
  // `'new'`: an account is connected.
  const [edited, setEdited] = useState<PaymentAccount | 'new' | null>(null);
  const query = useDashboardPaymentsQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingPayments')}>
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
  const isNew = edited === 'new' || edited === null;
  return (
    <>
      <PageHead back={settingsBack(tSettings)} title={t('payments')} text={t('paymentsText')} />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {({ items, platform, offered }) => {
          const current = items.find(({ state }) => state === 'current');
          const former = items.filter(({ state }) => state === 'former');
          const isTest = platform.mode === 'test';
          return (
            <Stack gap={5}>
              {current ? (
                <AccountCard account={current} onEdit={() => setEdited(current)} />
              ) : (
                <Card
                  title={t('thePlatformTakesYourPayments')}
                  actions={
                    <Badge tone={isTest ? 'warning' : 'success'}>
                      {isTest ? t('testMode') : t('liveMode')}
                    </Badge>
                  }
                  footer={<Button onClick={() => setEdited('new')}>{t('connectYourStripeAccount')}</Button>}
                >
                  <p>{t('nothingHasSetUpHave')}</p>
                </Card>
              )}
              {current && (
                <div>
                  <Button variant="secondary" onClick={() => setEdited('new')}>
                    {t('useAnotherStripeAccount')}
                  </Button>
                </div>
              )}
              <MethodsCard
                key={offered.version}
                offered={offered}
                hasStripe={current !== undefined || platform.processor === 'stripe'}
              />
              <PayoutsCard key={current?.id ?? ''} />
              {former.length > 0 && (
                <Card title={t('formerAccounts')} description={t('formerAccountsDescription')}>
                  <Stack gap={2}>
                    {former.map((account) => (
                      <Inline key={account.id} gap={3}>
                        <span>
                          {account.endedAt === null
                            ? accountName(account)
                            : t('accountUntil', {
                                name: accountName(account),
                                date: dayText(account.endedAt),
                              })}
                        </span>
                        <Button size="sm" variant="secondary" onClick={() => setEdited(account)}>
                          {t('changeKeys')}
                        </Button>
                      </Inline>
                    ))}
                  </Stack>
                </Card>
              )}
            </Stack>
          );
        }}
      </Loaded>
      <FormDialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={isNew ? t('connectYourStripeAccount') : t('changeKeys')}
        submitLabel={isNew ? t('connectAccount') : t('saveKeys')}
      >
        {(id) => <KeysForm id={id} account={isNew ? null : edited} onDone={() => setEdited(null)} />}
      </FormDialog>
    </>
  );
}
