import { useMemo, type ReactElement } from 'react';
import { useBlockEnvironment, useBlockSource } from '../../environment/environment-provider.tsx';
import { BlockImage } from '../../parts/block-image.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { keyed } from '../../parts/keys.ts';
import { podWidths } from '../../parts/picture.ts';
import { cssVariables } from '../../parts/style.ts';
import { truncateText } from '../../parts/text.ts';
import { TryAgain } from '../../parts/try-again.tsx';
import { ProductCard } from '../../product-card/product-card.tsx';
import { readProperties, type ReadProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { readProductItems } from '../../sources/product-item.ts';
import { readPictures, readPosts, type FeedItem } from './feed-item.ts';
import { FeedRoot } from './feed-root.ts';
import { feedSource } from './feed-source.ts';
import type { FeedSource } from './feed.limits.ts';
import { useBlockLocale, useBlockText } from '../../text/block-text.ts';
import { feedProperties } from './feed.properties.ts';

/** Nouns for the contents of a feed, for the words of its states. */
const nouns = { blog: 'posts', instagram: 'pictures', products: 'products' } as const satisfies Readonly<
  Record<FeedSource, string>
>;

const lists = { blog: 'posts', instagram: 'pictures', products: undefined } as const;

export default function Feed({ block, priority }: BlockProps): ReactElement | null {
  const properties = readProperties(feedProperties, block.properties);
  const say = useBlockText();
  const { mode } = useBlockEnvironment();
  const source = useMemo(() => feedSource(block.properties), [block.properties]);
  const { status, items, retry } = useBlockSource(source);
  const { kind } = source;
  const entries = useMemo(
    () => readEntries(kind, items, { limit: source.limit, priority }),
    [kind, items, source.limit, priority],
  );
  const columns = Math.min(3, Math.max(1, entries.length || source.limit));

  if (status === 'ready' && entries.length === 0 && mode === 'native') return null;
  return (
    <FeedRoot aria-busy={status === 'loading' || undefined}>
      <Head properties={properties} />
      {entries.length > 0 || status === 'loading' ? (
        <ul
          role="list"
          className={lists[kind]}
          style={kind === 'blog' ? cssVariables({ '--b-columns': columns }) : undefined}
          data-single={kind === 'blog' && columns === 1 ? '' : undefined}
          aria-label={entries.length === 0 ? say(`The ${nouns[kind]} are loading`) : undefined}
        >
          {entries.length > 0
            ? entries
            : Array.from({ length: Math.min(source.limit, kind === 'instagram' ? 10 : 4) }, (_, index) => (
                <li key={`waiting ${String(index)}`} className="waiting" />
              ))}
        </ul>
      ) : status === 'error' ? (
        <div className="note" role="alert">
          {say(`We could not load these ${nouns[kind]}.`)}
          <TryAgain retry={retry} />
        </div>
      ) : (
        <p className="note">
          There are no {nouns[kind]} here yet. Shoppers do not see this block until there are.
          {kind === 'instagram' && ' Connect your account on Instagram in the settings of your store.'}
        </p>
      )}
    </FeedRoot>
  );
}

function readEntries(
  kind: FeedSource,
  items: readonly unknown[],
  { limit, priority }: { readonly limit: number; readonly priority: boolean },
): readonly ReactElement[] {
  switch (kind) {
    case 'products':
      return readProductItems(items)
        .slice(0, limit)
        .map((product, index) => (
          <li key={product.urlName}>
            <ProductCard product={product} priority={priority && index < 4} />
          </li>
        ));
    case 'blog':
      return keyed(readPosts(items).slice(0, limit), ({ href, title }) => `${href} ${title}`).map(
        ({ key, item }, index) => <Post key={key} post={item} priority={priority && index < 3} />,
      );
    case 'instagram':
      return keyed(readPictures(items).slice(0, limit), ({ image }) => image).map(({ key, item }, index) => (
        <Tile key={key} picture={item} priority={priority && index < 5} />
      ));
  }
}

function Head({ properties }: { properties: ReadProperties<typeof feedProperties> }): ReactElement | null {
  const { title, href, linkText } = properties;
  const linked = href !== '' && linkText !== '';
  if (title === '' && !linked) return null;
  return (
    <div className="head">
      {title !== '' && <h2>{title}</h2>}
      {linked && (
        <BlockLink href={href} className="more">
          {linkText}
        </BlockLink>
      )}
    </div>
  );
}

interface PostProps {
  readonly post: FeedItem;
  readonly priority: boolean;
}

function Post({ post: { title, copy, href, image, date }, priority }: PostProps): ReactElement {
  const locale = useBlockLocale();
  return (
    <li className="post">
      {image !== '' && (
        <div className="frame">
          <BlockImage
            src={image}
            alt=""
            widths={podWidths}
            width={960}
            height={720}
            sizes="(min-width: 768px) 50vw, 100vw"
            priority={priority}
          />
        </div>
      )}
      <div className="words">
        {date !== '' && <time dateTime={date}>{writtenDate(date, locale)}</time>}
        <h3>{href === '' ? title : <BlockLink href={href}>{title}</BlockLink>}</h3>
        {copy !== '' && <p className="copy">{copy}</p>}
      </div>
    </li>
  );
}

/** A day as it is read, the same in every time zone. */
function writtenDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** Glyphs of posts that open on Instagram in place of a still image, drawn on a grid of 24. */
const glyphs = {
  video: <path d="M7 4.5v15l12.5-7.5Z" />,
  album: <path d="M8 3h13v13h-3V6H8ZM3 8h13v13H3Z" />,
} as const;

function Glyph({ of }: { readonly of: keyof typeof glyphs }): ReactElement {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      {glyphs[of]}
    </svg>
  );
}

function Tile({ picture, priority }: { readonly picture: FeedItem; readonly priority: boolean }) {
  const say = useBlockText();
  const { copy, href, image, media = 'image' } = picture;
  const caption = truncateText(copy, 120);
  const kind = media === 'image' ? '' : say(media === 'video' ? 'Video' : 'Album');
  const label = [kind, caption].filter((part) => part !== '').join(': ') || say('Picture on Instagram');
  const shown = (
    <>
      <BlockImage
        src={image}
        alt={label}
        widths={[320, 480, 640]}
        width={640}
        height={640}
        sizes="(min-width: 992px) 20vw, (min-width: 768px) 25vw, 33vw"
        priority={priority}
      />
      {media !== 'image' && <Glyph of={media} />}
    </>
  );
  return (
    <li className="tile">
      {href === '' ? (
        shown
      ) : (
        <BlockLink href={href} target="_blank" aria-label={`${label} ${say('(opens in a new tab)')}`}>
          {shown}
        </BlockLink>
      )}
      {copy !== '' && (
        <span className="caption" aria-hidden="true">
          {caption}
        </span>
      )}
    </li>
  );
}
