import { emailField } from '@omnis/contract';
import { z } from 'zod';
import { fail, type Result } from '../http/answer.ts';
import type { Services } from '../platform.ts';

const email = emailField;
const kind = z.enum(['owner', 'staff']);

interface Order<S extends z.ZodType> {
  readonly input: S;
  readonly run: (services: Services, input: z.output<S>) => Promise<Result<unknown>>;
}

/** Forgets the type of its input once both parts agree on it. */
function order<S extends z.ZodType>({ input, run }: Order<S>) {
  return async (services: Services, given: unknown): Promise<Result<unknown>> => {
    const read = input.safeParse(given);
    if (read.success) return run(services, read.data);
    const [issue] = read.error.issues;
    return fail('validation_failed', issue?.message ?? 'Check the flags', issue?.path.join('.') ?? '');
  };
}

/** Orders of the command line, carried out by the running server or by the command itself with the same code. */
export const orders = {
  setup: order({
    input: z.record(z.string(), z.string()),
    run: ({ setup }, typed) => setup.setUp('operator', typed),
  }),
  'setup.test-mail': order({
    input: z.record(z.string(), z.string()),
    run: ({ setup }, typed) => setup.testMail(typed),
  }),
  'setup.link': order({
    input: z.object({}),
    run: async ({ setup, core }) => {
      const link = await setup.newLink();
      return link
        ? {
            ok: true,
            value: { token: link.token, endsAt: link.endsAt.toISOString(), port: core.config.port },
          }
        : fail('conflict', 'This platform is set up already. Nothing was changed.');
    },
  }),
  'staff.invite': order({
    input: z.object({
      email,
      firstName: z.string().trim().max(100),
      lastName: z.string().trim().max(100),
      roles: z.array(z.string()),
    }),
    run: ({ accounts: { operator } }, person) => operator.inviteStaff(person),
  }),
  'import.blanks': order({
    input: z.object({ store: z.string(), text: z.string() }),
    run: async ({ core, catalogue: { blanks } }, { store, text }) => {
      const division = await core.divisions.byCode(store);
      return division
        ? blanks.run(division, text)
        : fail('not_found', `There is no store “${store}”`, 'store');
    },
  }),
  'owner.list': order({
    input: z.object({ store: z.string() }),
    run: ({ accounts: { operator } }, { store }) => operator.listOwners(store),
  }),
  'owner.add': order({
    input: z.object({ email, store: z.string() }),
    run: ({ accounts: { operator } }, given) => operator.addOwner(given.email, given.store),
  }),
  'account.reset-password': order({
    input: z.object({ kind, email }),
    run: ({ accounts: { operator } }, given) => operator.resetPassword(given.kind, given.email),
  }),
  'account.remove-two-factor': order({
    input: z.object({ kind, email }),
    run: ({ accounts: { operator } }, given) => operator.removeTwoFactor(given.kind, given.email),
  }),
} as const;

/** Name of an order. */
export type OrderName = keyof typeof orders;

/** Tells whether there is such an order. */
export function isOrder(name: string): name is OrderName {
  return Object.hasOwn(orders, name);
}
