import { platformDivision } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { eula } from '../../texts/eula.ts';
import { twoFactorContext } from '../../domains/accounts/safety/second-factor.ts';
import type { Secrets } from '../../security/secrets.ts';
import { hashPassword } from '../../security/passwords.ts';
import { uuidOf } from '../random.ts';
import { daysAgo } from './batches.ts';

/** The password of every login of the demo. */
export const demoPassword = 'demo-Passw0rd';

/** The authenticator secret of `2fa@demo.example`, base32 (RFC 4648): type it into an app to sign in as that owner. */
export const demoTwoFactorSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
  /** The store that it shops at, or the platform's own for owners. */
  division: number;
  /** The store that it manages. */
  owns?: number;
  phone?: string;
  verified: boolean;
  signedEula: boolean;
  twoFactor?: boolean;
}

/** Customers and owners of the demo (design: demo logins). Those on the way to a store of their own are the platform's. */
export const people: readonly Person[] = [
  {
    email: 'owner@demo.example',
    firstName: 'Nell',
    lastName: 'Marlow',
    division: platformDivision,
    owns: 21,
    verified: true,
    signedEula: true,
  },
  {
    email: 'owner@turbo.example',
    firstName: 'Marcus',
    lastName: 'Reid',
    division: platformDivision,
    owns: 22,
    verified: true,
    signedEula: true,
  },
  {
    email: 'owner@basic.example',
    firstName: 'Isla',
    lastName: 'Brand',
    division: platformDivision,
    owns: 23,
    verified: true,
    signedEula: true,
  },
  {
    email: '2fa@demo.example',
    firstName: 'Arthur',
    lastName: 'Finch',
    division: platformDivision,
    owns: 21,
    verified: true,
    signedEula: true,
    twoFactor: true,
  },
  {
    email: 'new@demo.example',
    firstName: 'Robin',
    lastName: 'Hale',
    division: platformDivision,
    verified: false,
    signedEula: false,
  },
  {
    email: 'noeula@demo.example',
    firstName: 'Jamie',
    lastName: 'Okafor',
    division: platformDivision,
    verified: true,
    signedEula: false,
  },
  {
    email: 'shopper@demo.example',
    firstName: 'Hannah',
    lastName: 'Pryce',
    division: 21,
    phone: '+44 7700 900123',
    verified: true,
    signedEula: true,
  },
];

/** Members of staff with the role of each. */
export const staff = [
  {
    email: 'staff@omnis.example',
    firstName: 'Sam',
    lastName: 'Ellery',
    role: 'administrator',
  },
  {
    email: 'picker@omnis.example',
    firstName: 'Priya',
    lastName: 'Nair',
    role: 'picker',
  },
  { email: 'support@omnis.example', firstName: 'Tom', lastName: 'Weller', role: 'support' },
] as const;

/** Id of a seeded person. */
export function personId(email: string): string {
  return uuidOf(`person/${email}`);
}

/** The address of the shopper, for the checkout's choice and for orders. */
export const shopperAddress = {
  firstName: 'Hannah',
  lastName: 'Pryce',
  company: '',
  street: '14 Harbour Terrace',
  street2: '',
  city: 'Bristol',
  state: '',
  country: 'GB',
  zip: 'BS1 4RB',
  eori: '',
} as const;

/** Hashes the demo's password once for each account, side by side; before the transaction, because it takes its time. */
export async function hashPasswords(): Promise<ReadonlyMap<string, string>> {
  const emails = [...people, ...staff].map(({ email }) => email);
  return new Map(
    await Promise.all(emails.map(async (email) => [email, await hashPassword(demoPassword)] as const)),
  );
}

/** Writes everybody who can sign in. */
export async function writeAccounts(
  { query }: Db,
  tools: { secrets: Secrets; hashes: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const { secrets, hashes, now } = tools;
  const hashOf = (email: string): string => hashes.get(email) ?? '';
  await query
    .insertInto('customers')
    .values(
      people.map((person) => {
        const id = personId(person.email);
        return {
          division_id: person.division,
          id,
          email: person.email,
          password_hash: hashOf(person.email),
          first_name: person.firstName,
          last_name: person.lastName,
          phone: person.phone ?? '',
          avatar: null,
          verified_at: person.verified ? daysAgo(now, 200) : null,
          eula_signed_at: person.signedEula ? daysAgo(now, 200) : null,
          eula_version: person.signedEula ? eula.version : null,
          company_id: null,
          should_have_store: person.division === platformDivision,
          two_factor_secret: person.twoFactor
            ? secrets.encrypt(
                demoTwoFactorSecret,
                twoFactorContext({ kind: 'owner', divisionId: person.division, id }),
              )
            : null,
          two_factor_last_step: null,
          created_at: daysAgo(now, 210),
        };
      }),
    )
    .execute();
  const shoppers = people.filter(({ division }) => division !== platformDivision);
  await query
    .insertInto('customer_recounts')
    .values(shoppers.map(({ division, email }) => ({ division_id: division, email })))
    .execute();
  await query
    .insertInto('memberships')
    .values(
      people.flatMap(({ email, owns }) =>
        owns === undefined ? [] : [{ division_id: owns, customer_id: personId(email) }],
      ),
    )
    .execute();
  await query
    .insertInto('addresses')
    .values({
      division_id: 21,
      id: uuidOf('address/shopper'),
      customer_id: personId('shopper@demo.example'),
      address: JSON.stringify(shopperAddress),
    })
    .execute();
  await query
    .insertInto('staff')
    .values(
      staff.map(({ email, firstName, lastName }) => ({
        id: personId(email),
        email,
        password_hash: hashOf(email),
        first_name: firstName,
        last_name: lastName,
        avatar: null,
        status: 0,
        // Everybody may look round with the password alone.
        two_factor_due_at: '2099-01-01T00:00:00Z',
        national_insurance_number: null,
        bank_account_name: null,
        bank_sort_code: null,
        bank_account_number: null,
      })),
    )
    .execute();
  await query
    .insertInto('staff_role_members')
    .values(staff.map(({ email, role }) => ({ staff_id: personId(email), role })))
    .execute();
}
