import { readSiteVerification } from '@omnis/validation';
import { z } from 'zod';
import type { Division } from './division.ts';

/** Name under which the plugins of a store hold its tags: they prove the site to other services. */
export const siteVerificationPlugin = 'site-verification';

/** A meta element that proves a site to a search engine or a network (platform.md §5 site verification). */
export interface VerificationTag {
  readonly name: string;
  readonly content: string;
}

const stored = z.object({ tags: z.array(z.object({ name: z.string(), content: z.string() })) });

/** The tags of a store. */
export function verificationTags({ plugins }: Pick<Division, 'plugins'>): readonly VerificationTag[] {
  return stored.safeParse(plugins[siteVerificationPlugin]).data?.tags ?? [];
}

/** Reads tags from what an owner pasted, which the rule for them has let through. */
export const readVerificationTags = (snippets: readonly string[]): VerificationTag[] =>
  snippets.flatMap((snippet) => readSiteVerification(snippet) ?? []);

/** The snippet of a tag, as services give it. Neither part can hold a quote. */
export const verificationSnippet = ({ name, content }: VerificationTag): string =>
  `<meta name="${name}" content="${content}">`;
