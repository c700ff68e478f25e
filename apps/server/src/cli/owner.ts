import { z } from 'zod';
import { readArguments, UsageError } from './arguments.ts';
import type { Command } from './command.ts';
import { linkSchema, printLink, recover } from './links.ts';
import { giveOrder } from './order-driver.ts';

const example = 'owner list --store demo';

const teamSchema = z.object({
  store: z.string(),
  members: z.array(
    z.object({ email: z.string(), name: z.string(), role: z.string(), twoFactor: z.boolean() }),
  ),
});
const addedSchema = z.object({
  email: z.string(),
  store: z.string(),
  added: z.boolean(),
  link: linkSchema.nullable(),
});

/** `omnis owner …`: who owns a store, and help for owners who cannot get in. */
export const ownerCommand: Command = {
  name: 'owner',
  usage: 'owner list|add|reset-password|remove-two-factor [EMAIL] [--store CODE]',
  summary: 'List or add owners of a store, or help one who cannot sign in; also while the server is running',
  details: [
    '  list --store CODE         who owns the store, and who else is in its team',
    '  add EMAIL --store CODE    makes somebody an owner of the store; without an account, they get one and a link',
    '                            to choose a password, which works for 7 days',
    '  reset-password EMAIL      sends and prints a link to set a new password, which works for an hour',
    '  remove-two-factor EMAIL   turns two-factor sign-in off and ends all sessions',
    '',
    'A store’s code is its subdomain, such as demo. Each change is written to the audit log.',
  ],
  run: async ({ config, args }) => {
    const { words, options } = readArguments(args, { words: 2, options: { store: 'string' }, example });
    const [action, email] = words;
    const store = options.get('store');
    const wrong = (): UsageError =>
      new UsageError(
        `Say what to do: list --store CODE, add EMAIL --store CODE, reset-password EMAIL or remove-two-factor EMAIL. Use it like this: pnpm omnis ${example}`,
      );
    switch (action) {
      case 'list': {
        if (email !== undefined || store === undefined) throw wrong();
        const team = await giveOrder(config, {
          name: 'owner.list',
          input: { store },
          schema: teamSchema,
          flagOf: () => '--store',
        });
        if (team.members.length === 0) console.log(`${team.store} has no owner.`);
        for (const { role, email: address, name, twoFactor } of team.members)
          console.log([role, address, name, twoFactor ? 'two-factor' : ''].filter(Boolean).join('  '));
        return;
      }
      case 'add': {
        if (email === undefined || store === undefined) throw wrong();
        const done = await giveOrder(config, {
          name: 'owner.add',
          input: { email, store },
          schema: addedSchema,
          flagOf: (field) => (field === 'store' ? '--store' : field),
        });
        console.log(
          done.added
            ? `${done.email} is an owner of ${done.store} now.`
            : `${done.email} is an owner of ${done.store} already. Nothing was changed.`,
        );
        if (done.link) printLink('A link to choose a password', done.link);
        return;
      }
      case 'reset-password':
      case 'remove-two-factor':
        if (email === undefined || store !== undefined) throw wrong();
        return recover({ config }, { kind: 'owner', action, email });
      default:
        throw wrong();
    }
  },
};
