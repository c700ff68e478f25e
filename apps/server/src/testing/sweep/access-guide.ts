import type { Call, CallShape } from '@omnis/contract';
import { dashboardPermissions } from '@omnis/models';
import { allCalls, namesStore, promised } from './access-matrix.ts';
import { hostKinds, hostLetters, roleNames, roles, type Role } from './roles.ts';

const where: Readonly<Record<CallShape['access'], string>> = {
  store: 'Any visitor of the store',
  customer: 'Signed-in customers of the store',
  'visitor-or-owner': 'Any visitor of the store, and its owner from the dashboard',
  'store-or-staff': 'Any visitor of the store, and in atlas staff with the right that is named',
  owner: 'The team from the dashboard, with a verified address and the EULA signed; owners may do everything',
  staff: 'Staff in atlas, with the right that is named',
  account: 'Everybody: the call itself looks at who comes',
  'signed-in': 'Whoever is signed in at the host, for the own account',
};

/** Lines of a table whose columns are as wide as their widest cell. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(3, ...rows.map((row) => [...(row[at] ?? '')].length)),
  );
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
}

/** Letters of the hosts at which somebody gets in. */
function opensAt(call: Call, role: Role): string {
  const letters = hostKinds
    .filter((host) => promised(call, role, host) === 'in')
    .map((host) => hostLetters[host]);
  return letters.join('') || '–';
}

function rowOf(call: Call): string[] {
  return [`\`${call.name}\``, ...roleNames.map((name) => opensAt(call, roles[name]))];
}

/** How the refusals of calls with one rule read: the same for all of them. */
function refusals(of: readonly Call[]): string[] {
  const [call] = of;
  if (!call) return [];
  const rows = hostKinds.flatMap((host) => {
    const answers = roleNames.map((name) => String(promised(call, roles[name], host)).replace('in', '·'));
    return answers.every((answer) => answer === '·') ? [] : [[hostLetters[host], ...answers]];
  });
  return rows.length === 0 ? [] : ['', 'Refused with:', '', ...table([['Host', ...titles], ...rows])];
}

const titles = roleNames.map((name) => roles[name].title);

/** Calls that everybody fares alike with. */
function rules(): Map<string, Call[]> {
  const found = new Map<string, Call[]>();
  for (const call of allCalls) {
    const { access, permission, dashboardPermission }: CallShape = call;
    const key = [
      where[access],
      ...(permission === undefined ? [] : [`right \`${permission}\``]),
      ...(access !== 'owner' || dashboardPermission === undefined || dashboardPermission === 'any'
        ? []
        : [`members of the team with \`${dashboardPermission}\``]),
      ...(access === 'visitor-or-owner' && dashboardPermission !== undefined && dashboardPermission !== 'any'
        ? [`from the dashboard, members of the team with \`${dashboardPermission}\``]
        : []),
      ...(access !== 'owner' && namesStore(call) ? ['store in the address'] : []),
    ].join('; ');
    found.set(key, [...(found.get(key) ?? []), call]);
  }
  return found;
}

/** The guide `docs/guides/access.md`: every call, every role. */
export function accessGuide(): string {
  const sections = [...rules()].flatMap(([title, of]) => [
    `## ${title}`,
    '',
    ...table([['Call', ...titles], ...of.map(rowOf)]),
    ...refusals(of),
    '',
  ]);
  return [
    '# Who may call what',
    '',
    'Written from the contract by `node scripts/access-guide.ts`; a test fails when it is out of date, and another one makes',
    'every call as everybody and sees that the server keeps to it. So a change of access shows in review, here.',
    '',
    'A letter stands for a kind of host at which somebody gets past the access check: **S** the store, **V** its canvas in the',
    'editor, **P** the platform with the dashboard, **A** atlas. All of it is about one store; a session is worth nothing on',
    'another store’s host or on another kind of host. Past the check, a call still refuses what does not exist or does not fit.',
    '',
    'Owners of a store share its dashboard out by permission: ' +
      dashboardPermissions
        .map(({ name, grants }) => `\`${name}\` (${grants.replace(/\.$/, '').toLowerCase()})`)
        .join(', ') +
      '. A call of the dashboard names the one',
    'that a member of the team needs. Where a store asks its team for a second factor, who has none yet is refused each of',
    'these calls with 403 `two_factor_setup_required`.',
    '',
    ...sections,
  ].join('\n');
}
