import { texts, type CallInput, type CallResponse, type ManagedPolicy } from '@omnis/contract';
import type { Language } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { sanitiseHtml } from '../../../security/sanitise.ts';
import { ownLanguage, type Division } from '../../../tenancy/division.ts';
import { writtenOnce, type WriteKey } from '../../idempotency/written-once.ts';
import type { OwnPolicies } from './own-policies.ts';
import type { PoliciesService } from '../policies/policies.service.ts';
import { insertPolicyText, readPolicyVersions } from './policy-texts.repository.ts';

/** The store whose policies are edited, by whom, and its origin for links. */
export interface PolicyEdit {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly storeOrigin: string;
  /** Has a write made once; without it each counts. */
  readonly once?: WriteKey | undefined;
}

/** Wordings of before that an answer has. */
const shownVersions = 50;

const gone = (): Failure => fail('not_found', texts.pageNotFound);
const nameOf = ({ name, email }: Identity): string => name.trim() || email;

/** Policies as the team of a store writes them. */
export function createManagedPolicies(
  { database }: Pick<Core, 'database'>,
  { own, policies }: { readonly own: OwnPolicies; readonly policies: PoliciesService },
) {
  /** The language that is asked for; a failure where the store does not speak it. */
  function languageOf(division: Division, asked: Language | undefined): Result<Language> {
    const language = asked ?? ownLanguage(division);
    return division.languages.includes(language)
      ? ok(language)
      : fail('validation_failed', 'Your store is not offered in this language', 'language');
  }

  async function read(
    { division, storeOrigin }: PolicyEdit,
    name: string,
    language: Language,
  ): Promise<Result<ManagedPolicy>> {
    const generated = await policies.generated(division, { name, language });
    if (!generated) return gone();
    const place = { division: division.id, policy: name, language };
    const rows = await database.tenant(division.id, (db) => readPolicyVersions(db, place, shownVersions));
    const now = rows[0];
    const parts = generated.sections.map(({ title, html }) => `<h2>${title}</h2>${html}`);
    return ok({
      name,
      title: generated.title,
      language,
      languages: [...division.languages],
      html: now?.html ?? null,
      generated: sanitiseHtml(parts.join('')),
      version: now?.version ?? 0,
      updatedAt: now?.html == null ? generated.updatedAt : now.created_at.toISOString(),
      storeUrl: `${storeOrigin}/${name}/`,
      versions: rows.map((row) => ({
        version: row.version,
        at: row.created_at.toISOString(),
        by: row.by_name,
        html: row.html,
      })),
    });
  }

  return {
    async list(division: Division): Promise<Result<CallResponse<'dashboard.policies'>>> {
      const items = await Promise.all(
        policies.listed(division, ownLanguage(division)).map(async ({ name, title }) => ({
          name,
          title,
          languages: await Promise.all(
            division.languages.map(async (language) => {
              const written = await own.find(division.id, name, language);
              const generated = await policies.generated(division, { name, language });
              const isOwn = written !== null && written.html !== null;
              const updatedAt = isOwn ? written.updatedAt.toISOString() : (generated?.updatedAt ?? '');
              return { language, own: isOwn, updatedAt };
            }),
          ),
        })),
      );
      return ok({ items });
    },

    async get(
      edit: PolicyEdit,
      name: string,
      { language }: CallInput<'dashboard.policy'>['query'],
    ): Promise<Result<ManagedPolicy>> {
      const spoken = languageOf(edit.division, language);
      return spoken.ok ? read(edit, name, spoken.value) : spoken;
    },

    async update(
      edit: PolicyEdit,
      name: string,
      { language, html, version }: CallInput<'dashboard.updatePolicy'>['body'],
    ): Promise<Result<ManagedPolicy>> {
      const { division, actor, once } = edit;
      const spoken = languageOf(division, language);
      if (!spoken.ok) return spoken;
      const before = await read(edit, name, spoken.value);
      if (!before.ok) return before;
      const place = { division: division.id, policy: name, language: spoken.value };
      const done = await settle(() =>
        database.tenant(division.id, (db) =>
          writtenOnce(db, { division: division.id, once, schema: z.number() }, async () => {
            const isNext =
              before.value.version === version &&
              (await insertPolicyText(db, place, {
                version: version + 1,
                html: html === null ? null : sanitiseHtml(html),
                by_kind: actor?.kind ?? '',
                by_id: actor?.id ?? '',
                by_name: actor ? nameOf(actor) : '',
              }));
            if (!isNext)
              throw new Rollback(
                fail('conflict', 'Somebody else has changed this policy. Load the page again.', 'version'),
              );
            await recordAudit(db, {
              division: division.id,
              actor,
              action: 'policy.updated',
              target: `policy:${name}`,
              data: { language: spoken.value, own: html !== null },
            });
            return version + 1;
          }),
        ),
      );
      if (!done.ok) return done;
      if (done.value.isNew) await own.changed(division.id);
      return read(edit, name, spoken.value);
    },
  };
}

/** Policies as the team of a store writes them. */
export type ManagedPolicies = ReturnType<typeof createManagedPolicies>;
