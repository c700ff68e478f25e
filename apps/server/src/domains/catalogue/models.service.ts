import { statusTexts, texts } from '@omnis/contract';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import type { Division } from '../../tenancy/division.ts';
import type { PagesService } from '../pages/pages.service.ts';
import type { CatalogueService } from './catalogue.service.ts';

/** A model as it is answered. */
export type Model = Record<string, unknown>;

/** Query of `models/fetch` (platform.md §7). */
export interface ModelsQuery {
  /** Name of a model in snake case. */
  type: string;
  ids: readonly number[];
  /** Related models that are wanted too, such as `collections`. */
  relations: readonly string[];
}

/** Models by id; unknown ids are left out. */
export interface ModelsService {
  fetch(division: Division, query: ModelsQuery, currency: string): Promise<Result<Model[]>>;
  /** The answer when the only model that was asked for is not there. */
  missing(type: string): Failure;
  /** The answer for a type that is none. */
  unknown(type: string): Failure;
}

/** Fields of a model that are wanted, and its relations; all fields where none is named. */
export interface WantedFields {
  readonly attributes: readonly string[];
  readonly relations: readonly string[];
}

/** The fields of a model that are wanted; its id always. */
export function pick(model: Model, { attributes, relations }: WantedFields): Model {
  if (attributes.length === 0) return model;
  const wanted = new Set(['id', ...attributes, ...relations]);
  return Object.fromEntries(Object.entries(model).filter(([name]) => wanted.has(name)));
}

const unknown = (type: string): Failure => fail('validation_failed', `There is no model “${type}”`, 'type');

/** Builds the service over those that hold the models. */
export function createModelsService({
  catalogue,
  pages,
}: {
  catalogue: CatalogueService;
  pages: PagesService;
}): ModelsService {
  async function products(
    division: Division,
    { ids, relations }: ModelsQuery,
    currency: string,
  ): Promise<Model[]> {
    const [cards, snapshot] = await Promise.all([
      catalogue.cardsByIds(division, ids, currency),
      catalogue.snapshots.get(division.id),
    ]);
    return cards.map((card) => {
      const row = snapshot.byId(card.id);
      const joined = snapshot.collections.filter(({ id }) => row?.places.has(id));
      return {
        ...card,
        sku: row?.sku ?? '',
        type: row?.type ?? '',
        tags: row?.tags ?? [],
        isBundle: (row?.bundleItems.length ?? 0) > 0,
        bundleItems: row?.bundleItems ?? [],
        personalizable: (row?.personalisation.length ?? 0) > 0,
        ...(relations.includes('collections')
          ? { collections: joined.map(({ id, name, urlName }) => ({ id, name, urlName })) }
          : {}),
        ...(relations.includes('variants')
          ? {
              variants:
                row?.variants.map(({ id, sku, colour, size, stock }) => ({ id, sku, colour, size, stock })) ??
                [],
            }
          : {}),
      };
    });
  }

  async function collections(division: Division, { ids, relations }: ModelsQuery): Promise<Model[]> {
    const snapshot = await catalogue.snapshots.get(division.id);
    return ids.flatMap((wanted) => {
      const found = snapshot.collections.find(({ id }) => id === wanted);
      if (!found) return [];
      const members = snapshot.members(wanted);
      const { id: own, urlName: address, name: called, description, image } = found;
      return [
        {
          id: own,
          urlName: address,
          name: called,
          description,
          image,
          productCount: members.length,
          ...(relations.includes('products')
            ? { products: members.map(({ id, name, urlName }) => ({ id, name, urlName })) }
            : {}),
        },
      ];
    });
  }

  async function pageModels(division: Division, { ids }: ModelsQuery): Promise<Model[]> {
    const published = await pages.published(division);
    return ids.flatMap((id) => published.find((page) => page.id === id) ?? []);
  }

  return {
    fetch: async (division, query, currency) => {
      const models = async (): Promise<Model[] | null> => {
        switch (query.type) {
          case 'product':
            return products(division, query, currency);
          case 'collection':
            return collections(division, query);
          case 'page':
            return pageModels(division, query);
          default:
            return null;
        }
      };
      const found = await models();
      if (!found) return unknown(query.type);
      return ok(found);
    },
    unknown,
    missing: (type) => fail('not_found', type === 'page' ? texts.pageNotFound : (statusTexts[404] ?? '')),
  };
}
