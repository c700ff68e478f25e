import { isApiFailure, usePagesGetQuery } from '@omnis/api-client';
import {
  createGuardContext,
  createRedirectChain,
  guardsForPage,
  notFoundPath,
  runGuards,
  type GuardResult,
} from '@omnis/guards';
import { selectActiveStore, selectSessionKnown, selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { ErrorState, SkeletonGroup, Skeleton } from '@omnis/ui';
import { token } from '@omnis/theme/react';
import { type CorePage, type ReadArg, shellTexts, useSignedIn, visitorCountry } from '@omnis/shop-kit';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation, useNavigate } from '@omnis/shop-kit/react-router';
import { styled } from 'styled-components';

const Waiting = styled.div.withConfig({ componentId: 'shop-waiting' })`
  max-width: ${token('layout.container.width')};
  margin-inline: auto;
  padding: ${token('space.section')} ${token('layout.gutter')};
`;

/** Tells whether this visitor may see a page; null before the visitor is known. */
function usePageAccess(page: CorePage): GuardResult | null {
  const known = useAppSelector(selectSessionKnown);
  const user = useAppSelector(selectUser);
  const store = useAppSelector(selectActiveStore);
  const { pathname, search } = useLocation();
  if (!known) return null;
  const context = createGuardContext({
    path: pathname + search,
    country: visitorCountry(),
    user: user && {
      internal: user.internal,
      verified: user.verified,
      signedEula: user.signedEula,
      companyId: user.companyId ?? null,
    },
    store: store && { active: true, plan: store.plan },
  });
  return runGuards(guardsForPage(page), context);
}

/** Counts the redirects of this browser's visitor, page after page (storefront.md §4 Start-up, §9 Access loop limit). */
const redirects = createRedirectChain();

/** Leads on from a page that is not for this visitor; pages that lead to one another end at /404/. */
function Redirect({ to }: { readonly to: string }): null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(redirects.next(pathname + search, to), { replace: true });
  }, [navigate, pathname, search, to]);
  return null;
}

function Wait(): ReactElement {
  const t = useTexts(shellTexts);
  return (
    <Waiting>
      <SkeletonGroup label={t('loadingPage')}>
        <Skeleton shape="block" height="24rem" />
      </SkeletonGroup>
    </Waiting>
  );
}

/** Tells whether this browser has a pass of the dashboard, as one of the store's team; the server checks it. */
const hasTeamPass = (): boolean => /(?:^|; )omnis-team=1(?:;|$)/.test(document.cookie);

/**
 * Shows what a page holds once it is here. The server knows more than the guards: a page that it keeps back leads to
 * /404/, as any that cannot be had (storefront.md §8 Page fetch).
 */
function Held({
  arg,
  signIn,
  children,
}: {
  readonly arg: ReadArg<'pagesGet'>;
  /** Where a visitor goes whom the server does not know; without, the guards will say. */
  readonly signIn?: string;
  readonly children: ReactNode;
}): ReactElement {
  const t = useTexts(shellTexts);
  const { data, error, isFetching, refetch } = usePagesGetQuery(arg);
  // An earlier error, perhaps of another visitor, proves nothing: the page is requested again.
  const [old] = useState(error);
  if (data) return <>{children}</>;
  if (error === undefined || error === old) return <Wait />;
  // Signed in no more: the guards hear of it, and lead on.
  if (isApiFailure(error) && error.status === 401)
    return signIn === undefined ? <Wait /> : <Redirect to={signIn} />;
  if (isApiFailure(error) && (error.status === 403 || error.status === 404))
    return <Redirect to={notFoundPath} />;
  return (
    <ErrorState
      title={t('pageFailedToLoad')}
      titleLevel={1}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** Shows a page to those who may see it, and leads the others on (storefront.md §6 Route guards). */
export default function GuardedPage({
  page,
  arg,
  children,
}: {
  readonly page: CorePage;
  /** Argument by which its content is read. */
  readonly arg: ReadArg<'pagesGet'>;
  readonly children: ReactNode;
}): ReactElement {
  const access = usePageAccess(page);
  const { failed, retrying, retry } = useSignedIn();
  if (failed) return <ErrorState titleLevel={1} retrying={retrying} onRetry={retry} />;
  if (access === null) return <Wait />;
  // The team and staff sign in on another host, so the guards here do not know them: the server decides.
  const isForThem = page.properties.loginState === 'dashboard-access' || !page.published;
  const asTeam = !access.passed && isForThem && hasTeamPass();
  if (!access.passed && !asTeam) return <Redirect to={access.redirect ?? notFoundPath} />;
  const signIn = access.passed ? undefined : (access.redirect ?? notFoundPath);
  return (
    <Held key={arg.params.id} arg={arg} {...(signIn === undefined ? {} : { signIn })}>
      {children}
    </Held>
  );
}
