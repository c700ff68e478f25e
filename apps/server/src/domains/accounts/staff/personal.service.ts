import type { CallInput, StaffPersonal } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import { firstMessages, validate } from '@omnis/validation';
import type { Core } from '../../../core.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { findStaffById, personalColumns, setPersonal, type PersonalColumn } from './staff.repository.ts';
import { staffBy } from './staff.service.ts';
import { personalContext, toPersonal } from './staff-view.ts';

type Fields = CallInput<'atlas.setUserPersonal'>['body'];

const fieldNames = Object.keys(personalColumns) as (keyof StaffPersonal)[];

/** Tags as they are read off, parted by commas or gaps; one each, in capitals. */
export function rfidsOf(text: string): string[] {
  return [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

/** Faults of the fields (platform.md §5); empty ones are right. */
function faultOf(fields: Fields): Failure | null {
  const errors = firstMessages(
    validate(
      {
        nationalInsuranceNumber: ['national_insurance_number'],
        sortCode: ['sort_code'],
        accountNumber: ['account_number'],
      },
      fields,
    ),
  );
  const [field, message] = Object.entries(errors)[0] ?? [];
  if (field !== undefined && message !== undefined) return fail('validation_failed', message, field);
  return rfidsOf(fields.rfids ?? '').every((tag) => /^[\dA-F]{8,20}$/.test(tag))
    ? null
    : fail('validation_failed', 'A tag is 8 to 20 hexadecimal digits; part several by commas', 'rfids');
}

/** Personnel data: for who has the right and has proved the password lately. The caller sees to both. */
export function createStaffPersonalService({ database, secrets }: Core) {
  return {
    /** Everything in clear; that it was looked at is written down. */
    read: (by: Identity, id: string): Promise<Result<StaffPersonal>> =>
      database.platform(async (db) => {
        const found = await staffBy(db, id);
        if (!found.ok) return found;
        await recordAudit(db, {
          division: platformDivision,
          actor: by,
          action: 'staff.personal-read',
          target: `staff:${id}`,
          data: { email: found.value.email },
        });
        return ok(toPersonal(found.value, secrets));
      }),

    /** Changes what is given; which fields is written down, not what is in them. */
    async write(by: Identity, id: string, given: Fields): Promise<Result<StaffPersonal>> {
      const fault = faultOf(given);
      if (fault) return fault;
      const { rfids } = given;
      const fields = rfids === undefined ? given : { ...given, rfids: rfidsOf(rfids).join(', ') };
      return settle(() =>
        database.platform(async (db) => {
          const found = await staffBy(db, id);
          if (!found.ok) throw new Rollback(found);
          const values: Partial<Record<PersonalColumn, string | null>> = {};
          for (const name of fieldNames) {
            const value = fields[name];
            const column = personalColumns[name];
            if (value !== undefined)
              values[column] = value === '' ? null : secrets.encrypt(value, personalContext(column, id));
          }
          await setPersonal(db, id, values);
          await recordAudit(db, {
            division: platformDivision,
            actor: by,
            action: 'staff.personal-changed',
            target: `staff:${id}`,
            data: {
              email: found.value.email,
              fields: fieldNames.filter((name) => fields[name] !== undefined),
            },
          });
          const after = await findStaffById(db, id);
          return toPersonal(after ?? found.value, secrets);
        }),
      );
    },
  };
}

/** Personnel data. */
export type StaffPersonalService = ReturnType<typeof createStaffPersonalService>;
