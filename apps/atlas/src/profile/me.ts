import type { CallAnswer } from '@omnis/api-client';

/** The facts that a colleague sees about their own account. */
export type Me = CallAnswer<'atlas.myProfile'>;
