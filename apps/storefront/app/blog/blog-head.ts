import {
  absolute,
  type MetaArgs,
  metaPlace,
  organisationData,
  plainDescription,
  type ReadValue,
  type ShellTexts,
} from '@omnis/shop-kit';
import type { MetaDescriptor } from 'react-router';

/** The blog's feed, for readers that look for one. */
export const feedLink = (t: ShellTexts): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: t('stories'),
  href: '/blog/feed.xml',
});

/** A post as search engines read it. */
export function articleData(post: ReadValue<'blogGet'>, args: MetaArgs) {
  const { core, offers } = metaPlace(args);
  const { origin } = offers;
  const { name: company = '', logo = null } = core?.state.store ?? {};
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: plainDescription(post.excerpt),
    ...(post.metaImage.banner === null ? {} : { image: [absolute(origin, post.metaImage.banner)] }),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author:
      post.author === ''
        ? { '@type': 'Organization', name: company }
        : { '@type': 'Person', name: post.author },
    publisher: organisationData({ origin, name: company, logo }),
    mainEntityOfPage: absolute(origin, post.url),
    ...(post.tags.length > 0 ? { keywords: post.tags.map((tag) => tag.name).join(', ') } : {}),
  };
}
