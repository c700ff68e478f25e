import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call, CallShape } from '@omnis/contract';
import { allCalls, namesStore, promised } from '../testing/sweep/access-matrix.ts';
import { inputsOf } from '../testing/sweep/call-inputs.ts';
import { digest } from '../testing/sweep/digest.ts';
import { signIn, type Person } from '../testing/sweep/people.ts';
import { requestOf, type CallInput } from '../testing/sweep/requests.ts';
import { roles, type RoleName } from '../testing/sweep/roles.ts';
import { writeThings, type StoreThings } from '../testing/sweep/store-things.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { demo, other } = testDivisions;

let platform: TestPlatform;
let own: StoreThings;
let foreign: StoreThings;
let foreignCustomer: Person;
/** Staff of no store, who see all of them. */
let staff: Person;

beforeAll(async () => {
  platform = await createTestPlatform();
  const { core } = platform;
  foreignCustomer = await signIn(core, 'foreignCustomer');
  staff = await signIn(core, 'staff');
  own = await writeThings(platform, demo, await signIn(core, 'customer'));
  foreign = await writeThings(platform, other, foreignCustomer);
});
afterAll(() => platform.close());

/** Everybody who may try, at each host that is not the foreign store's. */
const thieves: readonly [string, RoleName][] = [
  [testHosts.demo, 'visitor'],
  [testHosts.demo, 'customer'],
  [testHosts.demo, 'foreignCustomer'],
  ['demo.preview.localhost:3000', 'visitor'],
  [testHosts.platform, 'visitor'],
  [testHosts.platform, 'owner'],
  [testHosts.platform, 'ordersMember'],
  [testHosts.atlas, 'visitor'],
  [testHosts.atlas, 'support'],
];

/** Support answers the chats of every store: what it is told of them is no theft. */
const mayOverStores = ({ access, permission }: CallShape, role: RoleName): boolean =>
  access === 'staff' && permission === 'chat.view' && role === 'support';

const sessions = new Map<RoleName, Promise<Person>>();

/** Somebody of a role; a new one for calls that may end or change who is signed in. */
async function personFor(call: Call, role: RoleName): Promise<Person> {
  if (call.method !== 'GET' && call.name.startsWith('accounts.')) return signIn(platform.core, role);
  const person = sessions.get(role) ?? signIn(platform.core, role);
  sessions.set(role, person);
  return person;
}

async function make(call: Call, input: CallInput, from: { host: string; token: string }) {
  await platform.core.database.platform(({ query }) => query.deleteFrom('rate_limits').execute());
  return platform.app.inject(requestOf(call, input, { ...from, secrets: platform.core.secrets }));
}

/** The foreign things at their own address, and at the address of the thief's own store. */
function attempts(call: Call): readonly CallInput[] {
  const inputs = inputsOf(call, foreign);
  if (!namesStore(call)) return inputs;
  return inputs.flatMap((input) => [input, { ...input, params: { ...input.params, division: demo } }]);
}

describe('things of another store', () => {
  test.each(allCalls.map((call) => [call.name, call] as const))(
    '%s shows and changes none',
    async (_, call) => {
      const tries: { host: string; role: RoleName; input: CallInput; token: string }[] = [];
      for (const [host, role] of thieves) {
        if (mayOverStores(call, role)) continue;
        for (const input of attempts(call))
          tries.push({ host, role, input, token: (await personFor(call, role)).token });
      }
      const before = await digest(platform.core.database, other);
      for (const { host, role, input, token } of tries) {
        const answer = await make(call, input, { host, token });
        const said = `${answer.statusCode} ${JSON.stringify(answer.headers)} ${answer.body}`;
        const where = `${role} at ${host}: ${said.slice(0, 2000)}`;
        expect(answer.statusCode, where).toBeLessThan(500);
        expect(said.includes(foreign.canary), where).toBe(false);
      }
      expect(await digest(platform.core.database, other)).toEqual(before);
    },
  );

  test('the devices that its people trust are trusted still', async () => {
    const devices = await platform.core.database.platform(({ query }) =>
      query.selectFrom('trusted_devices').select('id').where('subject_id', '=', foreignCustomer.id).execute(),
    );
    expect(devices).toEqual([{ id: foreign.device }]);
  });

  test('no mail goes out to people of the other store, and none tells of them', async () => {
    await platform.core.jobs.idle();
    const mails = await platform.core.database.platform(({ query }) =>
      query.selectFrom('mails').selectAll().where('division_id', '!=', other).execute(),
    );
    expect(mails.filter((mail) => JSON.stringify(mail).includes(foreign.canary))).toEqual([]);
  });
});

/** Calls that tell nothing of a store's own texts, with the reason. */
const silent: Readonly<Record<string, string>> = {
  'stores.subdomain': 'whether an address is free',
  'policies.get': 'words of the platform with the name that the store shows everybody',
  'help.list': 'words of the platform with the name that the store shows everybody',
  'help.group': 'words of the platform with the name that the store shows everybody',
  'help.question': 'words of the platform with the name that the store shows everybody',
  'help.reason': 'words of the platform with the name that the store shows everybody',
  'team.mine': 'names of the owners, who are the sweep’s',
  'checkout.toPay': 'how a payment stands, and words of the bank',
  'orders.options': 'what can still be done, without names',
  'orders.returns': 'nothing comes back of the order of the sweep',
  'notifications.list': 'everybody is told for themselves, from when they belong to the team',
  'notifications.unread': 'a number',
  'dashboard.reminderSettings': 'a number',
  'settings.get': 'what is open, and numbers of the company',
  'settings.appearance': 'a theme’s name and the addresses of logos',
  'dashboard.currencies': 'codes of currencies, and numbers',
  'dashboard.campaigns': 'words that the sweep’s stores do not write',
  'dashboard.policies': 'titles that the platform writes',
  'dashboard.policy': 'words that the platform writes: the sweep’s stores have no own ones',
  'dashboard.campaign': 'a notification that the sweep’s stores did not write',
  'dashboard.menu': 'words that shoppers are sent',
  'dashboard.footer': 'words that shoppers are sent',
  'dashboard.themeFonts': 'fonts that the sweep’s stores did not upload',
  'dashboard.plugins': 'plugins of the platform, and which are on',
  'dashboard.plugin': 'a form of the platform, and settings that the sweep’s stores do not have',
  'dashboard.searchRedirects': 'a list that the sweep’s stores do not have',
  'dashboard.synonyms': 'a list that the sweep’s stores do not have',
  'dashboard.searchTerms': 'words that strangers typed, with counts',
  'dashboard.taxes': 'codes of countries, percentages, and the store’s own numbers',
  'dashboard.payouts': 'the platform pays out',
  'dashboard.checkoutSettings': 'which fields are asked for',
  'dashboard.alertMails': 'addresses of the team, of which the sweep names none',
  'dashboard.importSample': 'the same file for every store',
  'dashboard.rejectedRows': 'the import of the sweep rejects nothing',
  'dashboard.banners': 'what shoppers see above the header',
  'dashboard.branding': 'addresses of pictures, and code that shoppers are sent',
  'atlas.seasonalBanner': 'dates and words of the platform',
  'dashboard.stockSettings': 'a number, and whether emails are on',
  'notifications.key': 'the key of the installation, which is public',
  'accounts.captcha': 'a challenge holds nothing of anybody',
  'accounts.eula': 'the text is the platform’s',
  'accounts.personalData': 'tells when, not what',
  'accounts.security': 'sessions and devices have no texts of the store’s',
  'basket.list': 'a basket is its owner’s, who is somebody else by then',
  'orders.mine': 'rows without names',
  'orders.history': 'rows without names',
  'atlas.stores': 'names of stores, which are no secret of theirs',
  'atlas.storeReviews': 'names of stores, which are no secret of theirs',
  'atlas.storeProject': 'the name of a store, which is no secret of its own',
  'atlas.jobs': 'jobs show ids and reasons, and nothing of what they carry',
  'atlas.jobFigures': 'numbers, and which processes run jobs',
  'atlas.chatAvailability': 'who of the staff is there, and how many wait',
  'liveChat.token': 'a signature',
  'liveChat.status': 'whether anybody is there',
  'liveChat.group': 'a number',
  'atlas.productApproval': 'whether products wait',
  'dashboard.figures': 'numbers',
  'atlas.roles': 'staff are of no store',
  'atlas.users': 'staff are of no store',
  'atlas.user': 'staff are of no store',
  'atlas.userPersonal': 'staff are of no store',
  'atlas.myProfile': 'staff are of no store',
  'atlas.myPermissionRequests': 'staff are of no store',
  'atlas.permissionRequests': 'staff are of no store',
};

describe('the sweep itself', () => {
  const readers = allCalls.filter(({ method, name }) => method === 'GET' && !(name in silent));

  test.each(readers.map((call) => [call.name, call] as const))(
    '%s shows the same things to those whose they are',
    async (_, call) => {
      const owner = await signIn(platform.core, 'foreignOwner');
      const hosts: readonly [string, Person][] = [
        [testHosts.other, foreignCustomer],
        [testHosts.platform, owner],
        [testHosts.atlas, staff],
      ];
      const shown: string[] = [];
      for (const [host, { token }] of hosts) {
        for (const input of inputsOf(call, foreign)) {
          const answer = await make(call, input, { host, token });
          if (answer.statusCode === 200 && answer.body.includes(foreign.canary)) shown.push(host);
        }
      }
      expect(shown).not.toEqual([]);
    },
  );

  test('the thieves do get at what is theirs', async () => {
    const call = allCalls.find(({ name }) => name === 'dashboard.product');
    if (!call) throw new Error('There is no such call');
    const { token } = await personFor(call, 'owner');
    const [input] = inputsOf(call, own);
    const answer = await make(call, input ?? {}, { host: testHosts.platform, token });
    expect(answer.body).toContain(own.canary);
    expect(promised(call, roles.owner, 'platform')).toBe('in');
  });
});
