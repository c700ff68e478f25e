import { z } from 'zod';
import { homepageVariations } from '../split-test-rules.ts';
import { blockSize, pageModes } from '../block.ts';
import { randomUuid } from '../identifiers.ts';
import { defaultYSpacing, isHomeUrl, loginStates, pageLayouts } from '../page.ts';
import { limitDepth } from './depth.ts';
import { flag, id, optionalText, text, texts, values } from './fields.ts';

const size = 'Block size is a whole number from 3 to 12';

/**
 * A block with its nested items (storefront.md §3). Written out, because types that are derived from a schema which holds
 * itself lose their items in declaration files.
 */
export interface Block {
  [field: string]: unknown;
  id: number | string | null;
  uid: string;
  type: string;
  /** Width in columns out of 12. */
  size: number;
  properties: Record<string, unknown>;
  items: Block[];
  flags: string[];
  order: number;
  parent: number | string | null;
  page: number | string | null;
  unpublished: boolean;
  conditions?: unknown[] | undefined;
}

/** A block as it may be sent: only its type is due. */
export interface BlockInput extends Partial<Omit<Block, 'type' | 'items'>> {
  [field: string]: unknown;
  type: string;
  items?: BlockInput[] | undefined;
}

/** Fields of a block (storefront.md §3); `blockSchema` reads whole blocks. */
export const blockFields = z.looseObject({
  id: id.nullable().default(null),
  /** Generated if absent. */
  uid: text,
  type: z
    .string('Unable to make block, no type was defined')
    .min(1, 'Unable to make block, no type was defined'),
  /** Width in columns out of 12. */
  size: z.number(size).int(size).min(blockSize.min, size).max(blockSize.max, size).default(blockSize.default),
  properties: values,
  get items(): z.ZodDefault<z.ZodArray<z.ZodType<Block, BlockInput>>> {
    return z.array(completeBlock).default([]);
  },
  flags: texts,
  order: z.number().int().default(0),
  parent: id.nullable().default(null),
  page: id.nullable().default(null),
  unpublished: flag,
  /** Names of conditions, or objects with a name; what cannot be known hides the block and is logged. */
  conditions: z.array(z.unknown()).optional(),
});

const completeBlock = blockFields.overwrite((block) => ({ ...block, uid: block.uid || randomUuid() }));

/** A block with its nested items (storefront.md §3). */
export const blockSchema = limitDepth(completeBlock);

/** Properties of a page (storefront.md §3). */
export const pagePropertiesSchema = z.looseObject({
  isStorePage: z.boolean().default(true),
  isMailPage: flag,
  loginState: z.enum(loginStates).default('everyone'),
  /** Only for visitors who see this variation of the homepage test; '': for all (platform.md §6). */
  homepageVariation: z.enum(['', ...homepageVariations]).optional(),
  title: text,
  description: text,
  ogImage: optionalText,
  /** Pixels between blocks. */
  ySpacing: z.number().min(0).default(defaultYSpacing),
  isSearchable: z.boolean().default(true),
  searchIcon: optionalText,
});
/** Properties of a page. */
export type PageProperties = z.output<typeof pagePropertiesSchema>;

/** Fields of a page (storefront.md §3); `pageSchema` reads whole pages. */
export const pageFields = z.looseObject({
  id: id.nullable().default(null),
  /** Generated if absent. */
  uuid: text,
  url: text,
  layout: z.enum(pageLayouts).default('standard'),
  blocks: z.array(completeBlock).default([]),
  flags: texts,
  properties: pagePropertiesSchema.prefault({}),
  preloadables: z.array(z.unknown()).default([]),
  version: z.union([z.number(), z.string()]).nullable().default(null),
  divisionId: id.nullable().default(null),
  published: z.boolean().default(true),
  sitemap: z.boolean().default(true),
  edited: flag,
  keyPhraseCampaignId: id.nullable().default(null),
  mode: z.enum(pageModes).default('unknown'),
  theme: z
    .union([z.string(), z.looseObject({})])
    .nullable()
    .optional(),
});

/**
 * A page: defaults filled in, uuid generated, unknown fields kept, and the homepage flag set exactly
 * when its url is / (storefront.md §3).
 */
export const pageSchema = limitDepth(
  pageFields.overwrite((page) => {
    const others = page.flags.filter((name) => name !== 'homepage');
    return {
      ...page,
      uuid: page.uuid || randomUuid(),
      flags: isHomeUrl(page.url) ? ['homepage', ...others] : others,
    };
  }),
);
/** A page. */
export type Page = z.output<typeof pageSchema>;
