import { Loaded } from '@omnis/account';
import { useDashboardPaymentsQuery } from '@omnis/api-client';
import type { PaymentAccount } from '@omnis/contract';
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

/** How the store takes money: who takes it, and the payouts. */
export function Component(): ReactElement {
  useTitle('Payments');
  // `'new'`: an account is connected.
  const [edited, setEdited] = useState<PaymentAccount | 'new' | null>(null);
  const query = useDashboardPaymentsQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label="Loading payments">
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
  const isNew = edited === 'new' || edited === null;
  return (
    <>
      <PageHead title="Payments" text="Who takes the money of your store, and when it is paid out." />
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
                  title="The platform takes your payments"
                  actions={
                    <Badge tone={isTest ? 'warning' : 'success'}>{isTest ? 'Test mode' : 'Live mode'}</Badge>
                  }
                  footer={<Button onClick={() => setEdited('new')}>Connect your Stripe account</Button>}
                >
                  <p>
                    Nothing has to be set up. To have the money paid to you directly, connect a Stripe account
                    of your own by its keys.
                  </p>
                </Card>
              )}
              {current && (
                <div>
                  <Button variant="secondary" onClick={() => setEdited('new')}>
                    Use another Stripe account
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
                <Card
                  title="Former accounts"
                  description="They take no payments any more. Refunds of what they took still go through them."
                >
                  <Stack gap={2}>
                    {former.map((account) => (
                      <Inline key={account.id} gap={3}>
                        <span>
                          {accountName(account)}
                          {account.endedAt !== null && `, until ${dayText(account.endedAt)}`}
                        </span>
                        <Button size="sm" variant="secondary" onClick={() => setEdited(account)}>
                          Change keys
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
        title={isNew ? 'Connect your Stripe account' : 'Change keys'}
        submitLabel={isNew ? 'Connect account' : 'Save keys'}
      >
        {(id) => <KeysForm id={id} account={isNew ? null : edited} onDone={() => setEdited(null)} />}
      </FormDialog>
    </>
  );
}
