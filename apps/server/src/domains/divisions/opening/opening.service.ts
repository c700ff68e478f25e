import type { CallInput } from '@omnis/contract';
import { platformDivision, type CurrencyCode } from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { ownLanguage, type Division } from '../../../tenancy/division.ts';
import type { FirstPageAnswers } from '../../pages/first-page-words.ts';
import { insertStore, isSubdomainTaken, lockOpenings, ownedStores } from './opening.repository.ts';
import { isReserved } from './subdomains.ts';

/** Stores that one account may open by itself. */
const mostStores = 5;

/** Content that other domains give a new store, in the transaction that makes it. */
export interface FirstContents {
  readonly writePages: (db: Db, division: number, answers: FirstPageAnswers) => Promise<void>;
  readonly writeDelivery: (
    db: Db,
    division: number,
    home: { readonly country: string; readonly currency: CurrencyCode },
  ) => Promise<void>;
}

/** The answers of an owner who opens a store. */
export type StoreWish = CallInput<'stores.create'>['body'];

/** The owner who opens a store, and what stands in the way of it. */
export interface Opener {
  readonly identity: Identity;
  readonly verified: boolean;
  readonly signedEula: boolean;
}

const taken = (): Failure =>
  fail('validation_failed', 'This address belongs to another store. Choose a different one.', 'subdomain');

function mayNotOpen({ identity, verified, signedEula }: Opener): Failure | null {
  if (identity.kind !== 'owner') return fail('forbidden', 'Stores are opened on the platform’s own site');
  if (!verified) return fail('forbidden', 'Verify your email address first');
  if (!signedEula) return fail('forbidden', 'Sign the licence agreement first');
  return null;
}

/** Opens stores. */
export function createOpeningService(core: Core, contents: FirstContents) {
  const { database, divisions } = core;

  /** Tells whether a subdomain is the platform's own: `preview`, or one of its hosts. */
  const isOurs = (subdomain: string): boolean => {
    const { storesDomain, platformHost, atlasHost } = core.config;
    return [platformHost, atlasHost].includes(`${subdomain}.${storesDomain}`);
  };

  const isFree = async (db: Db, subdomain: string): Promise<boolean> =>
    !isReserved(subdomain) && !isOurs(subdomain) && !(await isSubdomainTaken(db, subdomain));

  return {
    isAvailable: (subdomain: string): Promise<boolean> => database.platform((db) => isFree(db, subdomain)),

    /**
     * Opens a store with its first pages and delivery methods, on the standard plan; whole or not at all. Its shop is
     * coming soon until its owner opens it.
     */
    async open(opener: Opener, wish: StoreWish): Promise<Result<Division>> {
      const { name, subdomain, sells, contactEmail } = wish;
      const refused = mayNotOpen(opener);
      if (refused) return refused;
      const { identity } = opener;
      const opened = await settle(() =>
        database.platform(async (db) => {
          await lockOpenings(db);
          if (!(await isFree(db, subdomain))) throw new Rollback(taken());
          if ((await ownedStores(db, identity.id)) >= mostStores)
            throw new Rollback(
              fail('conflict', `An account may open ${mostStores} stores. Write to us for more.`),
            );
          const store = { name, subdomain, contactEmail, owner: identity, country: wish.country };
          const { id, country, currency, languages } = await insertStore(db, store);
          const language = ownLanguage({ languages });
          await contents.writePages(db, id, { name, sells, contactEmail, country, language });
          await contents.writeDelivery(db, id, { country, currency });
          await recordAudit(db, {
            division: id,
            actor: identity,
            action: 'store.opened',
            target: `division:${id}`,
            data: { name, subdomain, country },
          });
          return id;
        }),
      );
      if (!opened.ok) return opened;
      const division = await divisions.changed(opened.value);
      if (!division || division.id === platformDivision) throw new Error('The new store is not there');
      return ok(division);
    },
  };
}

/** Opens stores. */
export type OpeningService = ReturnType<typeof createOpeningService>;
