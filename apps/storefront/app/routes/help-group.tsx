import { questionsData } from '@omnis/blocks';
import {
  metaTexts,
  pageData,
  type Reader,
  readerOf,
  type RouteHandle,
  routeHead,
  seeded,
  shellTexts,
} from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { helpCrumbs, helpPath } from '../help/help-path.ts';
import { GroupPage } from '../help/help-pages.tsx';
import type { Route } from './+types/help-group.ts';

async function load(reader: Reader, group: string) {
  const t = await reader.texts(shellTexts);
  const arg = { params: { group } };
  const { title } = await reader.read('helpGroup', arg);
  return pageData(reader.seeds, { arg, trail: [...helpCrumbs(t), { text: title }] });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, params }: Route.LoaderArgs) => load(readerOf(context), params.group);
export const clientLoader = ({ context, params }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.group);

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const group = seeded(args.loaderData, 'helpGroup');
  const faq = questionsData(
    (group?.questions ?? []).map(({ title, answer }) => ({ question: title, answer })),
  );
  return routeHead(
    {
      title: group ? t('helpWith', { title: group.title }) : t('help'),
      description: group?.text ?? '',
      path: helpPath.group(args.params.group),
      trail: args.loaderData?.trail ?? [],
      data: faq ? [faq] : [],
    },
    args,
  );
};

/** A topic of the help (storefront.md §2 /help/group/{groupCode?}/). */
export default function HelpGroup({ loaderData: { arg } }: Route.ComponentProps): ReactElement {
  return <GroupPage arg={arg} />;
}
