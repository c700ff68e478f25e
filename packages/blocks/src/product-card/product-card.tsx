import { colourSlug, isOnSale } from '@omnis/models';
import { parseHexColour, formatHexColour } from '@omnis/validation';
import { useState, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { useBlockEnvironment } from '../environment/environment-provider.tsx';
import { BlockImage } from '../parts/block-image.tsx';
import { Initial } from '../parts/initial.tsx';
import { keyed } from '../parts/keys.ts';
import { mediaAddress } from '../parts/picture.ts';
import { Price } from '../parts/price.tsx';
import { cssVariables } from '../parts/style.ts';
import { wholeWords } from '../parts/whole-words.tsx';
import type { ProductColour, ProductItem } from '../sources/product-item.ts';
import { useBlockText } from '../text/block-text.ts';
import type { SayBlockText } from '../text/block-text.types.ts';

/** Widths of product pictures in a list, in pixels. */
const widths = [320, 480, 640, 960] as const;
const picture = { width: 640, height: 800 } as const;
/** How wide a card is shown in a grid of 2, 3 and 4 columns. */
export const productCardSizes =
  '(min-width: 1280px) 302px, (min-width: 992px) 23vw, (min-width: 768px) 31vw, 46vw';
/** Colours that are shown as dots; the rest are counted. */
export const shownColours = 5;

/** Properties of a product card. */
export interface ProductCardProps {
  readonly product: ProductItem;
  /** In view when the page opens: fetched at once. */
  readonly priority?: boolean;
  /** Level of the name's heading; 3 unless told. */
  readonly headingLevel?: 2 | 3 | 4;
  /** `sizes` of the picture; that of a grid of 2, 3 and 4 columns unless told. */
  readonly sizes?: string;
  /** The heart; the environment's unless told, null for none. */
  readonly favourite?: ReactNode;
  /** Where it leads; the product's page unless told. */
  readonly href?: string;
}

function addressOf({ urlName, colour = '' }: ProductItem): string {
  const address = `/product/${encodeURIComponent(urlName.toWellFormed())}/`;
  return colour === '' ? address : `${address}${encodeURIComponent(colourSlug(colour.toWellFormed()))}/`;
}

/** The inside of a card without a styled root of its own; `productCardCss` is its look. */
export function ProductCard({
  product,
  priority = false,
  headingLevel = 3,
  sizes = productCardSizes,
  favourite,
  href,
}: ProductCardProps): ReactElement {
  const { Keep } = useBlockEnvironment();
  const { available = true, withdrawn = false } = product;
  /** A part that a server may keep; not with a heart that comes from outside. */
  const kept = (what: string, part: () => ReactElement): ReactElement =>
    Keep === undefined || favourite !== undefined ? (
      part()
    ) : (
      <Keep of={product} by={`${what} ${headingLevel} ${href ?? ''}`}>
        {part}
      </Keep>
    );
  const card = (): ReactElement => (
    <article className="product" data-sold-out={available && !withdrawn ? undefined : ''}>
      <Pictures product={product} priority={priority} sizes={sizes} />
      {kept('words', () => (
        <Words product={product} headingLevel={headingLevel} favourite={favourite} href={href} />
      ))}
    </article>
  );
  // React orders a picture that is fetched at once in the head, each time.
  return priority ? card() : kept(`card ${sizes}`, card);
}

type WordsProps = Pick<ProductCardProps, 'product' | 'favourite' | 'href'> &
  Required<Pick<ProductCardProps, 'headingLevel'>>;

/** Text and buttons of a card. */
function Words({ product, headingLevel, favourite, href = addressOf(product) }: WordsProps): ReactElement {
  const { Link, Favourite, QuickAdd } = useBlockEnvironment();
  const { name, currency, price, salePrice = null, priceVaries = false, choice = '' } = product;
  const { available = true, withdrawn = false, reviews, colours = [] } = product;
  const Name: 'h2' | 'h3' | 'h4' = `h${headingLevel}`;
  const say = useBlockText();
  const badge = badgeOf(say, product);
  const heart =
    favourite === undefined && Favourite !== undefined ? <Favourite product={product} /> : favourite;
  return (
    <>
      {badge !== '' && <span className="badge">{badge}</span>}
      <div className="facts">
        <Name className="name">
          {withdrawn ? wholeWords(name) : <Link to={href}>{wholeWords(name)}</Link>}
        </Name>
        {choice !== '' && <p className="choice">{choice}</p>}
        {!withdrawn && (
          <Price
            price={price}
            salePrice={salePrice}
            currency={currency}
            prefix={priceVaries ? say('From') : ''}
          />
        )}
        {(colours.length > 1 || (reviews?.count ?? 0) > 0) && (
          <div className="meta">
            {reviews !== undefined && reviews.count > 0 && <Rating {...reviews} />}
            {colours.length > 1 && <Dots colours={colours} />}
          </div>
        )}
      </div>
      {heart !== undefined && heart !== null && <div className="favourite">{heart}</div>}
      {QuickAdd !== undefined && available && !withdrawn && (
        <div className="quick">
          <QuickAdd product={product} />
        </div>
      )}
    </>
  );
}

function badgeOf(
  say: SayBlockText,
  { available = true, withdrawn = false, badge, price, salePrice = null }: ProductItem,
): string {
  if (withdrawn) return say('No longer sold');
  if (!available) return say('Sold out');
  if (badge) return badge;
  if (salePrice === null || !isOnSale({ price, salePrice })) return '';
  const percent = Math.floor((1 - salePrice / price) * 100);
  return percent >= 5 ? say('−{percent}%', { percent }) : say('Sale');
}

interface PicturesProps {
  readonly product: ProductItem;
  readonly priority: boolean;
  readonly sizes: string;
}

/** The second picture is fetched once the pointer comes: half of a list's pictures would never be seen. */
function Pictures({ product, priority, sizes }: PicturesProps): ReactElement {
  const [asked, setAsked] = useState(false);
  const [ready, setReady] = useState(false);
  const image = mediaAddress(product.image ?? '');
  const hover = mediaAddress(product.hoverImage ?? '');
  return (
    <div className="picture" onPointerEnter={hover === '' || asked ? undefined : () => setAsked(true)}>
      {image === '' ? (
        <Initial of={product.name} />
      ) : (
        <BlockImage
          {...picture}
          src={image}
          alt={product.imageAlt ?? ''}
          widths={widths}
          sizes={sizes}
          priority={priority}
        />
      )}
      {asked && (
        <BlockImage
          {...picture}
          src={hover}
          alt={''}
          widths={widths}
          sizes={sizes}
          className="second"
          data-ready={ready ? '' : undefined}
          onLoad={() => setReady(true)}
        />
      )}
    </div>
  );
}

function Rating({ count, average }: { count: number; average: number }): ReactElement {
  const say = useBlockText();
  const { formatDecimal } = useBlockEnvironment();
  const rated = formatDecimal?.(average) ?? average.toFixed(1);
  const label =
    count === 1
      ? say('Rated {average} out of 5 from 1 review', { average: rated })
      : say('Rated {average} out of 5 from {count} reviews', { average: rated, count });
  return (
    <span className="rating" role="img" aria-label={label}>
      {`${rated} (${count})`}
    </span>
  );
}

function Dots({ colours }: { colours: readonly ProductColour[] }): ReactElement {
  const say = useBlockText();
  const shown = colours.slice(0, shownColours);
  const more = colours.length - shown.length;
  return (
    <span
      className="dots"
      role="img"
      aria-label={say('Colours: {names}', { names: colours.map(({ name }) => name).join(', ') })}
    >
      {keyed(shown, ({ name }) => name).map(({ key, item }) => (
        <span key={key} className="dot" style={dotStyle(item)} />
      ))}
      {more > 0 && <span>+{more}</span>}
    </span>
  );
}

const dotStyles = /* @__PURE__ */ new WeakMap<ProductColour, CSSProperties | undefined>();

/** The same object for the same colour: a list has a hundred of them, and is rendered for every change of it. */
function dotStyle(colour: ProductColour): CSSProperties | undefined {
  const known = dotStyles.get(colour);
  if (known !== undefined) return known;
  const made = cssVariables({ '--b-dot': dotBackground(colour) });
  dotStyles.set(colour, made);
  return made;
}

function dotBackground({ hex, image }: ProductColour): string {
  const address = mediaAddress(image ?? '');
  if (address !== '') return `url("${encodeURI(address.toWellFormed()).replaceAll('"', '%22')}")`;
  const colour = parseHexColour(hex ?? '');
  return colour === null ? 'transparent' : formatHexColour(colour);
}
