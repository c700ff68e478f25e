import type { CallInput, CallResponse } from '@omnis/contract';
import { lostByPlan } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { hashPassword } from '../../../security/passwords.ts';
import type { Shipping } from '../../delivery/shipping.ts';
import { writeKey } from '../../idempotency/written-once.ts';
import type { Division } from '../../../tenancy/division.ts';
import { isComingSoon } from '../../../tenancy/gate.ts';
import { verificationSnippet, verificationTags } from '../../../tenancy/site-verification.ts';
import { companyColumns, companyFailure } from './company.ts';
import { generalColumns, generalOf } from './general.ts';
import { verificationColumns } from './verification-columns.ts';
import { moveFailure, whyCountryFixed } from './store-country.ts';
import type { StoreSettings } from './settings.repository.ts';
import { createWriteSettings } from './write-settings.ts';

type Settings = CallResponse<'settings.get'>;
type Changes = CallInput<'settings.update'>['body'];

const text = z.string().catch('');
const comingSoonSchema = z
  .looseObject({
    enabled: z.boolean().catch(true),
    title: text,
    copy: text,
    launchAt: z.iso.datetime().nullable().catch(null),
  })
  .nullable();

/** The store whose settings are changed, and by whom; a change is made once for its key. */
export interface SettingsManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

/** Services of other domains that the settings need. */
export interface SettingsDeps {
  /** Members of a store's team who have no second factor. */
  readonly withoutSecondFactor: (division: number) => Promise<number>;
  /** Its delivery methods, of which the team sets the cut-offs. */
  readonly shipping: Pick<Shipping, 'cutoffs' | 'setCutoffs' | 'move'>;
}

/** Decisions of a store's team about it: who may visit it, how the team signs in, and its plan. */
export function createSettingsService(core: Core, { withoutSecondFactor, shipping }: SettingsDeps) {
  async function view(division: Division): Promise<Settings> {
    const countryFixed = await core.database.tenant(division.id, (db) => whyCountryFixed(db, division.id));
    const stored = comingSoonSchema.parse(division.comingSoon);
    return {
      version: division.settingsVersion,
      general: generalOf(division, countryFixed),
      company: {
        name: division.companyName,
        address: division.companyAddress.join('\n'),
        vatNumber: division.vatNumber,
        companyNumber: division.companyNumber,
        charityNumber: division.charityNumber,
      },
      languages: [...division.languages],
      delivery: { timeZone: division.timeZone, cutoffs: await shipping.cutoffs(division) },
      siteVerification: verificationTags(division).map(verificationSnippet),
      comingSoon: {
        enabled: stored?.enabled ?? false,
        title: stored?.title ?? '',
        copy: stored?.copy ?? '',
        launchAt: stored?.launchAt ?? null,
      },
      opensSoon: isComingSoon(division),
      passwordProtected: division.passwordHash !== null,
      guests: [...division.guests],
      force2fa: division.force2fa,
      withoutSecondFactor: await withoutSecondFactor(division.id),
    };
  }

  const write = createWriteSettings(core);

  return {
    get: view,

    /** Changes settings; whether the caller may change `force2fa` is asked before. */
    async update({ division, actor, key }: SettingsManager, changes: Changes): Promise<Result<Settings>> {
      const failure = changes.company && companyFailure(changes.company, division.country);
      if (failure) return failure;
      const { version, general, company, languages, delivery, comingSoon, password, guests, force2fa } =
        changes;
      const { siteVerification } = changes;
      const movesTo =
        general?.country === undefined || general.country === division.country ? null : general.country;
      const columns: StoreSettings = {
        ...(general === undefined ? {} : generalColumns(division, general)),
        ...(company === undefined ? {} : companyColumns(company)),
        ...(languages === undefined ? {} : { languages: JSON.stringify(languages) }),
        ...(delivery?.timeZone === undefined ? {} : { time_zone: delivery.timeZone }),
        ...(siteVerification === undefined ? {} : verificationColumns(siteVerification)),
        ...(comingSoon === undefined
          ? {}
          : // Fields that are set elsewhere, such as its picture, stay.
            { coming_soon: JSON.stringify({ ...division.comingSoon, ...comingSoon }) }),
        ...(password === undefined
          ? {}
          : { store_password_hash: password === '' ? null : await hashPassword(password) }),
        ...(guests === undefined
          ? {}
          : { guests: JSON.stringify([...new Set(guests.map((guest) => guest.toLowerCase()))]) }),
        ...(force2fa === undefined ? {} : { force_2fa: force2fa }),
      };
      if (Object.keys(columns).length === 0 && delivery === undefined) return ok(await view(division));
      // A hash of the password would be easy to guess from.
      const request = { ...changes, password: password === undefined ? null : password !== '' };
      const entry = {
        actor,
        version,
        once: writeKey({ call: 'settings.update', actor, key }, request),
        action: 'store.settings_changed',
        also: async (db: Db): Promise<void> => {
          if (delivery) await shipping.setCutoffs(db, division.id, delivery.cutoffs);
          if (movesTo === null) return;
          const moveFault = await moveFailure(db, division, movesTo);
          if (moveFault) throw new Rollback(moveFault);
          await shipping.move(db, division.id, { from: division.country, to: movesTo });
        },
        // Neither the password nor its hash has any business in a log.
        data: {
          ...(general && { ...general }),
          ...(company && { company: company.name, vatNumber: company.vatNumber }),
          ...(languages && { languages: languages.join(',') }),
          ...(delivery && {
            ...(delivery.timeZone !== undefined && { timeZone: delivery.timeZone }),
            cutoffs: delivery.cutoffs.map(({ code, cutoff }) => `${code} ${cutoff}`).join(', '),
          }),
          ...(siteVerification && { siteVerification: siteVerification.length }),
          ...(comingSoon && { comingSoon: comingSoon.enabled, launchAt: comingSoon.launchAt }),
          ...(password !== undefined && { passwordProtected: password !== '' }),
          ...(guests && { guests: guests.length }),
          ...(force2fa !== undefined && { force2fa }),
        },
      };
      const changed = await settle(() => write(division, columns, entry));
      return changed.ok ? ok(await view(changed.value)) : changed;
    },

    /** Changes the plan at once; nothing is charged for plans yet. */
    async changePlan(
      division: Division,
      actor: Identity | null,
      plan: Division['plan'],
    ): Promise<Result<Division>> {
      if (division.plan === plan) return fail('conflict', 'The store has this plan already', 'plan');
      const changed = await write(
        division,
        { plan },
        {
          actor,
          action: 'store.plan_changed',
          data: { from: division.plan, to: plan, lost: lostByPlan(division.plan, plan), charged: false },
        },
      );
      return ok(changed);
    },
  };
}

/** Settings of a store. */
export type SettingsService = ReturnType<typeof createSettingsService>;
