import { errorText, useBasketEmailForLaterMutation, type BasketAnswer } from '@omnis/api-client';
import { BlockEnvironmentProvider, openingCards, ProductGridView, type ProductItem } from '@omnis/blocks';
import { selectUser, useAppSelector } from '@omnis/store';
import { textParts, useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button, EmptyState, ErrorState, LinkButton, SkeletonGroup, TextField, useForm } from '@omnis/ui';
import { snackbars, useOwnEmail, useView, useVisitorBasket } from '@omnis/shop-kit';
import { useMemo, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useFocusAfterChange } from '../basket/focus-after-change.ts';
import { ProductBones } from '../catalogue/product-bones.tsx';
import { Popular } from '../catalogue/popular.tsx';
import { useCardEnvironment } from '../page/block-environment.tsx';
import { catalogueTexts } from '../texts/catalogue/index.ts';
import { ListedFavourite } from './listed-favourite.tsx';
import { useRecovery } from './use-recovery.ts';

const Root = styled.div.withConfig({ componentId: 'shop-favourites-page' })`
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  min-height: 60vh;
  margin-inline: auto;
  padding: ${token('space.8')} ${token('layout.gutter')} 0;

  h1 {
    margin-bottom: ${token('space.8')};
  }
  .later {
    display: grid;
    gap: ${token('space.4')};
    margin-top: ${token('space.section')};
    padding: ${token('space.6')};
    border-radius: ${token('radius.lg')};
    background: ${token('box.background')};
    color: ${token('box.color')};
  }
  .later h2 {
    font-size: ${token('type.xl')};
  }
  .later form {
    display: flex;
    align-items: flex-start;
    gap: ${token('space.3')};
  }
  .later form > :first-child {
    flex: 1;
  }
  noscript p {
    margin-bottom: ${token('space.4')};
  }
  @media (scripting: none) {
    .scripted {
      display: none;
    }
  }
  ${media.up('lg')} {
    .later {
      grid-template-columns: 1fr 26rem;
      align-items: center;
      padding: ${token('space.8')} ${token('space.10')};
    }
  }
`;

/** Favourites that are on their way; without scripts they never come, and the page says so. */
export function Waiting(): ReactElement {
  const t = useTexts(catalogueTexts);
  return (
    <>
      <noscript>
        <p>{textParts(t, 'favouritesNoScripts', { first: <strong>{t('runsNoScripts')}</strong> })}</p>
        <a href="/collection/all/">{t('lookAround')}</a>
      </noscript>
      <div className="scripted">
        <SkeletonGroup label={t('loadingFavourites')}>
          <ProductBones />
        </SkeletonGroup>
      </div>
    </>
  );
}

/** A favourite as a card shows it. */
export function cardOf(item: BasketAnswer['items'][number], currency: string): ProductItem {
  const { productUrl, name, image, priceIncTax, fullPriceIncTax, priceVaries, options } = item;
  const { available, withdrawn, reviews, colours } = item;
  const { Colour: colour, Size: size } = options;
  return {
    urlName: productUrl,
    name,
    image,
    ...(colour === '' ? {} : { colour }),
    ...(size === '' ? {} : { size }),
    choice: [colour, size].filter((part) => part !== '').join(', '),
    currency,
    price: fullPriceIncTax ?? priceIncTax,
    salePrice: fullPriceIncTax === null ? null : priceIncTax,
    priceVaries: priceVaries === true,
    available,
    ...(reviews && { reviews }),
    ...(colours && { colours }),
    ...(withdrawn ? { withdrawn } : {}),
  };
}

function EmailForLater(): ReactElement {
  const t = useTexts(catalogueTexts);
  const [send] = useBasketEmailForLaterMutation();
  const form = useForm({
    initialValues: { email: '' },
    schema: { email: ['required', 'email'] },
    onSubmit: async ({ email }) => {
      const { data, error } = await send({ body: { email: email.trim() } });
      if (error !== undefined) return { errors: [{ field: 'email', message: errorText(error) }] };
      snackbars.show({ text: data?.message || t('sent'), tone: 'success' });
      form.reset();
      return undefined;
    },
  });
  useOwnEmail(form);
  return (
    <section className="later" aria-labelledby="later-title">
      <div>
        <h2 id="later-title">{t('keepForLater')}</h2>
        <p>{t('keepForLaterText')}</p>
      </div>
      <form {...form.props}>
        <TextField
          label={t('email')}
          hideLabel
          type="email"
          placeholder={t('emailAddress')}
          autoComplete="email"
          {...form.field('email')}
        />
        <Button type="submit" loading={form.submitting} loadingLabel={t('sending')}>
          {t('send')}
        </Button>
      </form>
    </section>
  );
}

/** Favourites of this visitor (storefront.md §2 /favourites/). */
export function FavouritesPage(): ReactElement {
  const t = useTexts(catalogueTexts);
  const { basket, failed, retry } = useVisitorBasket('favourites');
  const cards = useCardEnvironment(useView().mode);
  const environment = useMemo(() => ({ ...cards, Favourite: ListedFavourite }), [cards]);
  const root = useRef<HTMLDivElement>(null);
  const items = basket?.items;
  const keys = useMemo(() => items?.map(({ key }) => key), [items]);
  useFocusAfterChange(root, keys);
  const recovery = useRecovery();
  const isSignedIn = useAppSelector(selectUser) !== null;
  return (
    <Root ref={root}>
      <h1 tabIndex={-1}>{t('favourites')}</h1>
      {recovery.failed ? (
        <ErrorState retrying={recovery.retrying} onRetry={recovery.retry} />
      ) : failed ? (
        <ErrorState onRetry={retry} />
      ) : basket === undefined || recovery.waiting ? (
        <Waiting />
      ) : basket.items.length === 0 ? (
        <>
          <EmptyState
            illustration="heart"
            title={t('noFavourites')}
            text={t('noFavouritesText')}
            actions={<LinkButton href="/collection/all/">{t('lookAround')}</LinkButton>}
          />
          <Popular />
        </>
      ) : (
        <>
          <BlockEnvironmentProvider environment={environment}>
            <ProductGridView
              products={basket.items.map((item) => cardOf(item, basket.currency))}
              priorityCount={openingCards}
              headingLevel={2}
              label={t('favourites')}
            />
          </BlockEnvironmentProvider>
          {/* Theirs are in their account already. */}
          {isSignedIn ? null : <EmailForLater />}
        </>
      )}
    </Root>
  );
}
