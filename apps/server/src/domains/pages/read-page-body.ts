import { migrateBlockData } from '@omnis/blocks/data';
import { texts } from '@omnis/contract';
import { isHomeUrl, pageSchema, parseEntity, type Page } from '@omnis/models';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import type { Division } from '../../tenancy/division.ts';
import { lockedBlocks } from './locked-blocks.ts';
import { unsafeLinks } from './page-links.ts';
import { pageUrl } from './page-url.ts';
import { cleanPage } from './sanitise-page.ts';
import { wrongValues } from './wrong-values.ts';

/** A page as it was sent. */
export type PageBody = Readonly<Record<string, unknown>>;

/** The failure of a page whose fields are wrong (storefront.md §8). */
export function invalidPage(errors: Failure['errors']): Failure {
  return { ...fail('validation_failed', texts.pageFailedValidation), errors };
}

/** The failure of a page whose address another page has. */
export const takenAddress = (): Failure =>
  invalidPage([{ field: 'url', message: 'Another page of the store has this address' }]);

/** The failure of a save over a version that is not the newest. */
export const staleVersion = (): Failure =>
  fail('conflict', 'This page was saved by somebody else meanwhile. Load it again to go on.', 'version');

/** The failure for a page that the store does not have. */
export const missingPage = (): Failure => fail('not_found', texts.pageSaveNotFound);

/** Refuses saves of a store without the pro plan. */
export const needsPro = ({ plan }: Division): Failure | null =>
  plan !== 'pro' ? fail('pro_required', texts.proRequiredToSave) : null;

/** Characters: each page of a store brings the titles and descriptions of all (storefront.md §3 Store core data). */
const most = { title: 255, description: 1000 } as const;

/** Errors for texts of a page that are longer than every visitor should have to load. */
function tooLong({ properties }: Page): Failure['errors'] {
  return (['title', 'description'] as const)
    .filter((name) => properties[name].length > most[name])
    .map((name) => ({
      field: `properties.${name}`,
      message: `Must contain no more than ${most[name]} characters`,
    }));
}

/** The body that was sent, with blocks in the newest version of their types. */
function withNewestBlocks(body: PageBody): PageBody {
  const { blocks } = body;
  return Array.isArray(blocks) ? { ...body, blocks: blocks.map(migrateBlockData) } : body;
}

/** Reads what was sent into a page that can be saved. @param saved - the blocks that it has so far */
export function readPageBody(
  body: PageBody,
  { project }: Division,
  saved: Page['blocks'] = [],
): Result<Page> {
  const parsed = parseEntity(pageSchema, withNewestBlocks(body));
  if (!parsed.ok) return invalidPage(parsed.errors);
  const wrong = wrongValues(parsed.value.blocks, saved);
  if (wrong.length > 0) return invalidPage(wrong);
  const page = cleanPage(parsed.value);
  const long = tooLong(page);
  if (long.length > 0) return invalidPage(long);
  const unsafe = unsafeLinks(page.blocks);
  if (unsafe.length > 0) return invalidPage(unsafe);
  const locked = lockedBlocks(page.blocks, { betas: project.betas, saved });
  if (locked.length > 0) return invalidPage(locked);
  const address = pageUrl(page.url, { title: page.properties.title, uuid: page.uuid });
  if ('problem' in address) return invalidPage([{ field: 'url', message: address.problem }]);
  const { url } = address;
  const others = page.flags.filter((flag) => flag !== 'homepage');
  return ok({ ...page, url, flags: isHomeUrl(url) ? ['homepage', ...others] : others });
}

/**
 * Reads what was sent over a stored page. The home page keeps its address.
 *
 * @param stored - fields that were not sent are taken from it, and its ids stay
 */
export function readPageOver(stored: Page, body: PageBody, division: Division): Result<Page> {
  const { id, uuid, blocks } = stored;
  const page = readPageBody({ ...stored, ...body, id, uuid, divisionId: division.id }, division, blocks);
  if (!page.ok || !isHomeUrl(stored.url) || isHomeUrl(page.value.url)) return page;
  return invalidPage([{ field: 'url', message: 'The home page stays at /' }]);
}
