import { statusTexts, type CallInput, type CallResponse } from '@omnis/contract';
import { checkPluginSettings, type Plugin, type PluginField } from '@omnis/validation';
import type { Core } from '../../core.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import type { RateLimits } from '../../security/rate-limits.types.ts';
import { tooMany, type RateLimit } from '../../security/rate-limits.ts';
import type { PluginsDeps } from './managed-plugins.ts';
import type { VendorLookUp } from './vendor-look-up.ts';

type Tested = CallResponse<'dashboard.testPlugin'>;

/** Tests of a store in an hour: each may ask a vendor. */
const perStore: RateLimit = { max: 120, seconds: 60 * 60 };

/** The fault of one value by itself, as saving would find it; null where it is well formed. */
function formatFault(plugin: Plugin, field: PluginField, value: string): string | null {
  const { faults } = checkPluginSettings(plugin, {
    sent: { [field.name]: value },
    before: {},
    isEnabled: true,
  });
  return faults.find((fault) => fault.field === field.name)?.message ?? null;
}

/** The “Test” buttons of plugins: format first, then the vendor. Nothing is saved. */
export function createPluginTests({
  registry,
  hasCode,
  lookUp,
  limits,
  database,
}: PluginsDeps & Pick<Core, 'database'> & { readonly lookUp: VendorLookUp; readonly limits: RateLimits }) {
  async function couponTest(division: number, code: string): Promise<Tested> {
    const isThere = await database.tenant(division, (db) => hasCode(db, division, code));
    return isThere
      ? { outcome: 'found', message: `Your discount with the code ${code} exists.` }
      : { outcome: 'unknown', message: `There is no discount with the code ${code}.` };
  }

  async function vendorTest(plugin: Plugin, field: PluginField, value: string): Promise<Tested> {
    const probe = plugin.probe?.(field.name, value) ?? null;
    if (probe === null)
      return {
        outcome: 'format',
        message: 'The format is right. Only the vendor can tell whether it exists.',
      };
    const answer = await lookUp(probe.url);
    const words = {
      found: `${probe.vendor} knows this ID.`,
      unknown: `${probe.vendor} doesn’t know this ID. Copy it again from your account.`,
      unreachable: `The format is right, but ${probe.vendor} didn’t answer. Try again later.`,
    } as const;
    return { outcome: answer, message: words[answer] };
  }

  return async (
    division: number,
    code: string,
    { field: name, value }: CallInput<'dashboard.testPlugin'>['body'],
  ): Promise<Result<Tested>> => {
    const plugin = registry.get(code);
    if (!plugin) return fail('not_found', statusTexts[404] ?? '');
    const field = plugin.fields.find((each) => each.name === name && each.isTestable === true);
    if (!field) return fail('validation_failed', 'This field cannot be tested', 'field');
    const text = value.trim();
    if (text === '') return ok({ outcome: 'invalid', message: 'Enter a value to test' });
    const fault = formatFault(plugin, field, text);
    if (fault !== null) return ok({ outcome: 'invalid', message: fault });
    const wait = await limits.hit(`plugin-test:${division}`, perStore);
    if (wait > 0) return tooMany(wait);
    return ok(
      field.kind === 'coupon' ? await couponTest(division, text) : await vendorTest(plugin, field, text),
    );
  };
}
