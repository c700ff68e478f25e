import type { CallAnswer } from '@omnis/api-client';

/** A post as lists have it. */
export type ListedPost = CallAnswer<'blog.paginate'>['data'][number];
