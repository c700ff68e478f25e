import { useProductsSuggestQuery } from '@omnis/api-client';
import { Initial } from '@omnis/blocks';
import { imageUrl } from '@omnis/models';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { useMessageText, VisuallyHidden } from '@omnis/ui';
import { divisionOf, formatPrice, type ReadValue, shellTexts, useCore, useSettled } from '@omnis/shop-kit';
import { PageIcon, searchPath, suggestArg } from '@omnis/shopping';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { suggestionId } from './suggestion-list.ts';

const Root = styled.div.withConfig({ componentId: 'shop-suggestions' })`
  position: absolute;
  z-index: ${token('layer.popover')};
  inset: calc(100% + 0.375rem) 0 auto;
  min-width: min(22rem, 90vw);
  max-height: min(32rem, 70vh);
  padding: ${token('space.2')};
  border: ${token('border.width')} solid ${token('border.color')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  box-shadow: ${token('shadow.md')};
  overflow-y: auto;

  p {
    padding: ${token('space.2')} ${token('space.2')} ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 2.5rem;
    padding: ${token('space.1')} ${token('space.2')};
    border-radius: ${token('radius.md')};
    color: ${token('text.color')};
    font-size: ${token('type.sm')};
    text-decoration: none;
  }
  a:hover,
  a[aria-selected='true'] {
    background: ${token('surface.hover')};
  }
  /* The keyboard stays in the field, and the ring goes where its keys are. */
  a[aria-selected='true'] {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: calc(-1 * ${token('focus.width')});
  }
  a > svg {
    width: 1rem;
    height: 1rem;
    color: ${token('text.muted')};
  }
  :is(img, .picture) {
    flex: none;
    width: 2.75rem;
    height: 3.4375rem;
    border-radius: ${token('radius.sm')};
    background: ${token('image.background')};
    object-fit: cover;
  }
  .name {
    flex: 1;
    min-width: 0;
  }
  .name small {
    display: block;
    overflow: hidden;
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .price {
    color: ${token('text.muted')};
    font-variant-numeric: tabular-nums;
  }
  .none {
    padding: ${token('space.3')} ${token('space.2')};
    font-size: ${token('type.sm')};
  }
`;

/** Milliseconds without a key before suggestions are asked for. */
const pause = 150;

type Found = ReadValue<'productsSuggest'>;

/** Tells whether the shop has nothing to suggest for the typed text. */
const isNothingIn = ({ didYouMean, terms, collections, products, pages }: Found): boolean =>
  didYouMean === null && terms.length + collections.length + products.length + pages.length === 0;

interface Suggestion {
  readonly group: string;
  readonly href: string;
  readonly content: ReactNode;
}

/** Properties of the suggestions. */
export interface SuggestionsProps {
  readonly id: string;
  readonly text: string;
  readonly active: number;
  /** Told of the addresses in their order, so that the keyboard can choose one. */
  readonly onLinks: (links: readonly string[]) => void;
  readonly onChoose: () => void;
}

/** Milliseconds without a change before a number of suggestions is said: a reader of screens says each key first. */
const saidAfter = 500;

/** Says how many suggestions there are; there from the start, for what is put into a new region is often not read out. */
function Said({ text }: { readonly text: string }): ReactElement {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), saidAfter);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}

/** Suggestions for a text: searches, collections, products and pages. Loaded when somebody types. */
export default function Suggestions({ id, text, active, onLinks, onChoose }: SuggestionsProps): ReactElement {
  const t = useTexts(shellTexts);
  const say = useMessageText();
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  const q = useSettled(text, pause);
  const { data, isFetching } = useProductsSuggestQuery(suggestArg(q, { division, currency }));
  const list = useMemo<readonly Suggestion[]>(() => {
    if (!data) return [];
    const searches = (group: Suggestion['group'], terms: readonly string[]): Suggestion[] =>
      terms.map((term) => ({
        group,
        href: searchPath(term),
        content: (
          <>
            <Search aria-hidden="true" />
            <span className="name">{term}</span>
          </>
        ),
      }));
    const popular = searches(t('popularSearches'), data.popular);
    // Where nothing is typed, what others look for: all the rest is on the page.
    if (q === '') return popular;
    const { didYouMean, terms } = data;
    // So is the way on where there is nothing.
    return isNothingIn(data)
      ? popular
      : [
          ...searches(t('didYouMean'), [didYouMean ?? []].flat()),
          ...searches(
            t('searches'),
            terms.filter((term) => term !== didYouMean),
          ),
          ...data.collections.map(({ urlName, name }) => ({
            group: t('collections'),
            href: `/collection/${urlName}/`,
            content: <span className="name">{name}</span>,
          })),
          ...data.products.map((product) => ({
            group: t('products'),
            href: `/product/${product.urlName}/`,
            content: (
              <>
                {!product.image ? (
                  <span className="picture">
                    <Initial of={product.name} />
                  </span>
                ) : (
                  <img
                    src={imageUrl(product.image, { width: 96, height: 120 })}
                    alt=""
                    width={44}
                    height={55}
                  />
                )}
                <span className="name">{product.name}</span>
                <span className="price">
                  {product.priceVaries && `${say('From')} `}
                  {formatPrice(product.salePrice ?? product.price, product.currency, t.locale)}
                </span>
              </>
            ),
          })),
          ...data.pages.map(({ path, title, description, icon }) => ({
            group: t('pages'),
            href: path,
            content: (
              <>
                <PageIcon name={icon} />
                <span className="name">
                  {title}
                  {description !== null && <small>{description}</small>}
                </span>
              </>
            ),
          })),
        ];
  }, [t, say, data, q]);
  useEffect(() => onLinks(list.map(({ href }) => href)), [list, onLinks]);
  const isNothing = data !== undefined && isNothingIn(data) && !isFetching && q !== '';
  const counted = list.length > 0 ? [t('suggestionCount', { count: list.length })] : [];
  const unfound = isNothing ? [t('nothingFoundFor', { q })] : [];
  return (
    <>
      <Said text={[...unfound, ...counted].join('. ')} />
      {(isNothing || list.length > 0) && (
        <Root>
          {isNothing && <div className="none">{unfound}</div>}
          {list.length > 0 && (
            <div role="listbox" id={id} aria-label={t('suggestions')}>
              {list.map(({ group, href, content }, at) => (
                <div key={href} role="presentation">
                  {list[at - 1]?.group !== group && <p role="presentation">{group}</p>}
                  <a
                    href={href}
                    id={suggestionId(id, at)}
                    role="option"
                    aria-selected={at === active}
                    tabIndex={-1}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={onChoose}
                  >
                    {content}
                  </a>
                </div>
              ))}
            </div>
          )}
        </Root>
      )}
    </>
  );
}
