import type { FastifyInstance } from 'fastify';
// Under another name than `html`, so that the formatter leaves the line breaks of XML alone.
import { html as xml, type Markup } from '../../../markup/html.ts';
import { originOf } from '../../../plugins/origin.ts';
import type { Division } from '../../../tenancy/division.ts';
import { publicStore } from '../../../tenancy/public-store.ts';
import { keptFor } from '../sitemap/register-sitemap.ts';
import type { PostRow } from './blog.repository.ts';
import type { BlogService } from './blog.service.ts';
import { postPath } from './posts.ts';

/** Posts in the feed. */
const newest = 20;

/** Addresses within a text of HTML, with their host: a reader of the feed is elsewhere. */
function withOrigin(content: string, origin: string): string {
  return content.replace(/\b(href|src)="\/(?!\/)/g, `$1="${origin}/`);
}

/** A store's newest posts as an Atom feed (RFC 4287). */
export function atomFeed(
  division: Pick<Division, 'name' | 'locale' | 'createdAt'>,
  { origin, posts }: { origin: string; posts: readonly (PostRow & { content: string })[] },
): Markup {
  const name = division.name;
  // A feed without posts has been as it is since there is a store.
  const updated =
    posts.length === 0
      ? division.createdAt.getTime()
      : Math.max(...posts.map(({ updatedAt }) => updatedAt.getTime()));
  const entry = (post: PostRow & { content: string }): Markup => xml`
<entry>
<title>${post.title}</title>
<id>${origin}${postPath(post.url)}</id>
<link rel="alternate" type="text/html" href="${origin}${postPath(post.url)}"/>
<published>${post.publishedAt.toISOString()}</published>
<updated>${post.updatedAt.toISOString()}</updated>
<author><name>${post.author || name}</name></author>
${post.tags.map((tag) => xml`<category term="${tag}"/>`)}
<summary>${post.excerpt}</summary>
<content type="html">${withOrigin(post.content, origin)}</content>
</entry>`;
  return xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${division.locale}">
<title>${name}</title>
<id>${origin}/blog/</id>
<link rel="self" type="application/atom+xml" href="${origin}/blog/feed.xml"/>
<link rel="alternate" type="text/html" href="${origin}/blog/"/>
<updated>${new Date(updated).toISOString()}</updated>${posts.map(entry)}
</feed>
`;
}

/** Serves each store's feed at `/blog/feed.xml`. */
export function registerFeed(app: FastifyInstance, blog: BlogService): void {
  app.get('/blog/feed.xml', async (request, reply) => {
    const division = publicStore(request.place);
    if (!division) {
      reply.callNotFound();
      return reply;
    }
    const posts = (await blog.published(division)).slice(0, newest);
    const contents = await blog.contents(
      division,
      posts.map(({ url }) => url),
    );
    const feed = atomFeed(division, {
      origin: originOf(request),
      posts: posts.map((post) => ({ ...post, content: contents.get(post.url) ?? '' })),
    });
    return reply
      .header('cache-control', keptFor)
      .type('application/atom+xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="utf-8"?>\n${feed.text}`);
  });
}
