import { z } from 'zod';
import { readArguments, UsageError } from './arguments.ts';
import type { Command } from './command.ts';
import { linkSchema, printLink, recover } from './links.ts';
import { giveOrder } from './order-driver.ts';

const example = 'staff invite ada@example.com --first-name Ada [--role administrator]';

const invitedSchema = linkSchema.extend({ roles: z.array(z.string()), again: z.boolean() });

/** `omnis staff …`: invites staff, and helps those who cannot get in. */
export const staffCommand: Command = {
  name: 'staff',
  usage: 'staff invite|reset-password|remove-two-factor EMAIL',
  summary: 'Invite a member of staff, or help one who cannot sign in; also while the server is running',
  details: [
    '  invite EMAIL              sends and prints an invitation, which works for 7 days; again for one who is pending',
    '    --first-name NAME       the part of the address before the @ unless given',
    '    --last-name NAME',
    '    --role NAME[,NAME]      administrator, who may do everything, unless given',
    '  reset-password EMAIL      sends and prints a link to set a new password, which works for an hour',
    '  remove-two-factor EMAIL   turns two-factor sign-in off and ends all sessions',
    '',
    'Each is written to the audit log.',
  ],
  run: async ({ config, args }) => {
    const { words, options } = readArguments(args, {
      words: 2,
      options: { 'first-name': 'string', 'last-name': 'string', role: 'string' },
      example,
    });
    const [action = '', email] = words;
    if (!['invite', 'reset-password', 'remove-two-factor'].includes(action) || email === undefined)
      throw new UsageError(`Say what to do, and for whom. Use it like this: pnpm omnis ${example}`);
    if (action !== 'invite' && options.size > 0)
      throw new UsageError(
        `${action} takes an email address only. Use it like this: pnpm omnis staff ${action} EMAIL`,
      );
    if (action === 'reset-password' || action === 'remove-two-factor')
      return recover({ config }, { kind: 'staff', action, email });
    const invited = await giveOrder(config, {
      name: 'staff.invite',
      input: {
        email,
        firstName: options.get('first-name') ?? email.split('@')[0] ?? '',
        lastName: options.get('last-name') ?? '',
        roles: (options.get('role') ?? '')
          .split(',')
          .map((role) => role.trim())
          .filter(Boolean),
      },
      schema: invitedSchema,
      flagOf: (field) => (field === 'roles' ? '--role' : field),
    });
    printLink(invited.again ? 'A new invitation' : `An invitation as ${invited.roles.join(', ')}`, invited);
    return undefined;
  },
};
