import { useAccountsLogoutMutation, useOrdersMineQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, EmptyState, ErrorState, LinkButton, Pagination, Skeleton } from '@omnis/ui';
import { forgetTyped } from '@omnis/live-chat';
import { forgetChoices, loadPushSwitch, OrderBones, OrderList, useForgetBrowser } from '@omnis/orders';
import { AccountRoot, loadPatiently, sendAgain, useSignedIn } from '@omnis/shop-kit';
import { endAttempt, storeDraft } from '@omnis/shopping';
import { forgetAnswerDraft, forgetDesigns, storeQuoteDraft } from '@omnis/studio';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Navigate, useLocation, useNavigate } from '@omnis/shop-kit/react-router';
import { styled } from 'styled-components';
import { Addresses } from './addresses.tsx';
import { AccountDetails } from './details.tsx';
import { forgetDetailsDraft } from './details-draft.ts';
import { AccountPicture } from './picture.tsx';
import { SecurityWords } from './security-words.tsx';
import { stillSignedIn } from './sign-out-again.tsx';
import { ToLogin, useWasSignedIn } from './to-login.tsx';
import { accountTexts } from '../texts/account/index.ts';
import { AccountPersonalData } from '@omnis/account';

const PushSwitch = lazy(() => loadPatiently(loadPushSwitch));

const Root = styled(AccountRoot).withConfig({ componentId: 'shop-account-page' })`
  h2 {
    margin-bottom: ${token('space.4')};
    font-size: ${token('type.xl')};
  }
  .details {
    margin-top: ${token('space.12')};
  }
  .security {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.4')};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

function Orders(): ReactElement {
  const t = useTexts(accountTexts);
  const { search } = useLocation();
  const asked = Number(new URLSearchParams(search).get('page') ?? '1');
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const { data, isError, refetch } = useOrdersMineQuery({ query: { page, perPage: 10 } });
  if (isError && !data) return <ErrorState titleLevel={3} onRetry={() => void refetch()} />;
  if (!data) return <OrderBones label={t('loadingOrders')} />;
  if (data.total === 0) {
    return (
      <EmptyState
        titleLevel={3}
        title={t('noOrders')}
        text={t('noOrdersText')}
        actions={<LinkButton href="/collection/all/">{t('startShopping')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <OrderList orders={data.items} />
      <Pagination
        page={page}
        count={Math.ceil(data.total / data.perPage)}
        href={(to) => `/account/?page=${to}`}
        label={t('orderPages')}
      />
    </>
  );
}

/** The customer's own page: who they are, their orders, and signing out. */
export function AccountPage(): ReactElement {
  const t = useTexts(accountTexts);
  const navigate = useNavigate();
  const { user, isNobody, failed, retrying, retry } = useSignedIn();
  const wasSignedIn = useWasSignedIn();
  const [signOut, { isLoading }] = useAccountsLogoutMutation();
  const forgetBrowser = useForgetBrowser();
  const [isLeaving, setLeaving] = useState(false);
  // Anyone who signs out does not want to come back here.
  if (isNobody && isLeaving) return <Navigate to="/login/" replace />;
  if (isNobody) return <ToLogin back="/account/" wasSignedIn={wasSignedIn} />;
  if (failed) return <ErrorState titleLevel={1} retrying={retrying} onRetry={retry} />;
  const leave = async (): Promise<void> => {
    setLeaving(true);
    // Typed and designed work is not for the next person at this computer.
    storeDraft(null);
    endAttempt();
    storeQuoteDraft(null);
    forgetTyped();
    forgetAnswerDraft();
    forgetChoices();
    forgetDetailsDraft();
    forgetDesigns();
    // Nor is what comes of their orders; without an answer it stays, and their mails tell them.
    await forgetBrowser();
    // Whatever the server answers (platform.md §4 Logout).
    const { error } = await sendAgain(() => signOut(undefined));
    await navigate('/login/', error === undefined ? {} : { replace: true, state: stillSignedIn });
  };
  return (
    <Root>
      <div className="head">
        <div>
          <h1>
            {user && user.firstName !== '' ? t('hello', { firstName: user.firstName }) : t('yourAccount')}
          </h1>
          <p>{user?.email ?? '\u00a0'}</p>
        </div>
        <Button
          variant="secondary"
          loading={isLoading}
          loadingLabel={t('signingOut')}
          onClick={() => void leave()}
        >
          {t('signOut')}
        </Button>
      </div>
      <section aria-labelledby="orders-title">
        <h2 id="orders-title">{t('orders')}</h2>
        {user ? <Orders /> : <OrderBones label={t('loadingAccount')} />}
      </section>
      {user && (
        <section className="details" aria-labelledby="details-title">
          <h2 id="details-title">{t('yourDetails')}</h2>
          <AccountDetails user={user} />
          {/* Its words come later, and it is not the first that a page shows. */}
          <Suspense fallback={<Skeleton shape="block" height="14rem" />}>
            <SecurityWords>
              <AccountPicture user={user} />
            </SecurityWords>
          </Suspense>
        </section>
      )}
      {user && (
        <section className="details" aria-labelledby="addresses-title">
          <h2 id="addresses-title">{t('yourAddresses')}</h2>
          <Addresses />
        </section>
      )}
      {user && (
        <section className="details" id="messages" aria-labelledby="messages-title">
          <h2 id="messages-title">{t('messages')}</h2>
          <Suspense fallback={<Skeleton shape="block" height="2.5rem" />}>
            <PushSwitch />
          </Suspense>
        </section>
      )}
      {user && (
        <section className="details" aria-labelledby="security-title">
          <h2 id="security-title">{t('security')}</h2>
          <div className="security">
            <p>{t('securityText')}</p>
            <LinkButton href="/account/security/" variant="secondary">
              {t('seeSecurity')}
            </LinkButton>
          </div>
        </section>
      )}
      {user && (
        <section className="details" aria-labelledby="data-title">
          <h2 id="data-title">{t('yourData')}</h2>
          {/* Its words come later: the whole page that waited for them was taken away once more. */}
          <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
            <SecurityWords>
              <AccountPersonalData
                what={t('dataWhat')}
                stays={t('dataStays')}
                titleLevel={3}
                onDeleted={() => {
                  forgetDetailsDraft();
                  setLeaving(true);
                  void navigate('/');
                }}
              />
            </SecurityWords>
          </Suspense>
        </section>
      )}
    </Root>
  );
}
