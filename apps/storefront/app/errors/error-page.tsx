import { loadPopular } from '@omnis/shopping';
import { token } from '@omnis/theme/react';
import { Button, LinkButton } from '@omnis/ui';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router';
import { styled } from 'styled-components';
import { useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import {
  findCore,
  findView,
  HeadTags,
  loadPatiently,
  pageHead,
  shellTexts,
  type ShellTexts,
  useHydrated,
} from '@omnis/shop-kit';
import { SearchBox } from '../shell/search/search-box.tsx';

const Popular = lazy(() => loadPatiently(() => loadPopular().then((found) => ({ default: found.Popular }))));

const Root = styled.div.withConfig({ componentId: 'shop-error-page' })`
  display: grid;
  gap: ${token('space.6')};
  justify-items: center;
  max-width: 44rem;
  margin-inline: auto;
  padding: clamp(3rem, 12vh, 8rem) ${token('layout.gutter')};
  text-align: center;

  .code {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    letter-spacing: 0.08em;
  }
  h1 {
    margin-top: calc(-1 * ${token('space.4')});
    font-size: ${token('type.4xl')};
  }
  p {
    max-width: 44ch;
    color: ${token('text.muted')};
    font-size: ${token('type.lg')};
  }
  form {
    width: min(26rem, 100%);
    text-align: start;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token('space.3')};
  }
`;

const Others = styled.div.withConfig({ componentId: 'shop-error-others' })`
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  margin-inline: auto;
  padding-inline: ${token('layout.gutter')};
`;

/** Texts of an error page. */
interface Words {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly retry: boolean;
}

/**
 * The words for an error (storefront.md §8 Page fetch); a failure that is not the visitor's gets Reload. What the server has
 * not answered is a page that could not be loaded; anything else is a fault of the page itself.
 */
export function wordsFor(t: ShellTexts, error: unknown): Words {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return {
      code: '404',
      title: t('pageNotFound'),
      text: t('notFoundHelp'),
      retry: false,
    };
  }
  if (status === 403) {
    return {
      code: '403',
      title: t('permissionDenied'),
      text: t('notOpen'),
      retry: false,
    };
  }
  return {
    code: String(status),
    title: t(isRouteErrorResponse(error) ? 'pageFailedToLoad' : 'startUpFailed'),
    text: t('notYou'),
    retry: true,
  };
}

/**
 * A refusal met while moving about asks the server for the page itself: the store may have been shut meanwhile, and its
 * guards lead to the page that says so (platform.md §2). What the server has rendered stays.
 */
function useFreshDecision(isRefused: boolean): void {
  const [wasRendered] = useState(!useHydrated());
  useEffect(() => {
    if (isRefused && !wasRendered) location.reload();
  }, [isRefused, wasRendered]);
}

/**
 * Without a network the page is asked for as a whole: the store's worker answers with what it has kept of it, or with the
 * page that says so.
 */
function useKeptPage(isUnreached: boolean): void {
  useEffect(() => {
    if (isUnreached && !navigator.onLine && navigator.serviceWorker?.controller) location.reload();
  }, [isUnreached]);
}

/** The page of an error, inside the store's frame: the way on is always there. */
export default function ErrorPage(): ReactElement {
  const t = useTexts(shellTexts);
  const { code, title, text, retry } = wordsFor(t, useRouteError());
  useFreshDecision(code === '403');
  useKeptPage(retry);
  const core = useAppSelector(findCore);
  const view = findView(useMatches());
  return (
    <>
      <Root>
        <HeadTags tags={pageHead({ title, description: text, indexable: false }, { core, view })} />
        <span className="code">{code}</span>
        <h1>{title}</h1>
        <p>{text}</p>
        {retry ? (
          <Button onClick={() => location.reload()}>{t('reload')}</Button>
        ) : (
          <>
            {/* One in the header is enough. */}
            {!view?.options.searchBar && <SearchBox />}
            <div className="actions">
              <LinkButton href="/collection/all/">{t('shopEverything')}</LinkButton>
              <LinkButton href="/" variant="secondary">
                {t('homePage')}
              </LinkButton>
            </div>
          </>
        )}
      </Root>
      {code === '404' && core && (
        <Others>
          <Suspense>
            <Popular />
          </Suspense>
        </Others>
      )}
    </>
  );
}
