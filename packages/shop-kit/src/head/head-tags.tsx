import { createElement, Fragment, type ReactElement } from 'react';
import type { MetaDescriptor } from '../react-router/index.ts';

/** One tag of a head; React puts it there from wherever it stands. */
function tagOf(tag: MetaDescriptor): ReactElement | null {
  if ('title' in tag) return <title>{String(tag.title)}</title>;
  if (!('tagName' in tag)) return 'script:ld+json' in tag ? null : createElement('meta', tag);
  const { tagName, ...attributes } = tag;
  return tagName === 'link' || tagName === 'meta' ? createElement(tagName, attributes) : null;
}

/**
 * The head of a page that no route's `meta` speaks for: an error takes the place of the route, and its head with it.
 * Structured data is left out, as of such a page there is none.
 */
export function HeadTags({ tags }: { readonly tags: readonly MetaDescriptor[] }): ReactElement {
  return (
    <>
      {tags.map((tag) => (
        <Fragment key={JSON.stringify(tag)}>{tagOf(tag)}</Fragment>
      ))}
    </>
  );
}
