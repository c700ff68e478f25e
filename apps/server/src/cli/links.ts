import { z } from 'zod';
import type { CommandInput } from './command.ts';
import { giveOrder } from './order-driver.ts';

/** A link that was made, as orders answer it. */
export const linkSchema = z.object({
  email: z.string(),
  link: z.string(),
  hours: z.number(),
  sent: z.boolean(),
});

const timeOf = (hours: number): string =>
  hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${hours / 24} days`;

/** Prints a link, with whether it was mailed too and when it ends. */
export function printLink(what: string, { email, link, hours, sent }: z.output<typeof linkSchema>): void {
  console.log(
    `${what} ${sent ? `is on its way to ${email}` : `for ${email} (no mail server is set, so it is not sent)`}:`,
  );
  console.log(`\n  ${link}\n\nIt works once, for ${timeOf(hours)}. Give it to nobody else.`);
}

/** The commands that owners and staff share: `reset-password` and `remove-two-factor`. */
export async function recover(
  { config }: Pick<CommandInput, 'config'>,
  {
    kind,
    action,
    email,
  }: { kind: 'owner' | 'staff'; action: 'reset-password' | 'remove-two-factor'; email: string },
): Promise<void> {
  const input = { kind, email };
  if (action === 'reset-password') {
    printLink(
      'A link to set a new password',
      await giveOrder(config, { name: 'account.reset-password', input, schema: linkSchema }),
    );
    return;
  }
  const { had } = await giveOrder(config, {
    name: 'account.remove-two-factor',
    input,
    schema: z.object({ email: z.string(), had: z.boolean() }),
  });
  console.log(
    had
      ? `Two-factor sign-in of ${email} is off, and all their sessions have ended. Their password still works.`
      : `${email} has no two-factor sign-in. Nothing was changed.`,
  );
}
