import { questionsData } from '@omnis/blocks';
import {
  metaTexts,
  pageData,
  plainDescription,
  type Reader,
  readerOf,
  type RouteHandle,
  routeHead,
  seeded,
  shellTexts,
} from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { helpCrumbs, helpPath } from '../help/help-path.ts';
import { QuestionPage } from '../help/help-pages.tsx';
import type { Route } from './+types/help-question.ts';

async function load(reader: Reader, question: string) {
  const t = await reader.texts(shellTexts);
  const arg = { params: { question } };
  const { title, group } = await reader.read('helpQuestion', arg);
  const trail = [...helpCrumbs(t), { text: group.title, href: helpPath.group(group.code) }, { text: title }];
  return pageData(reader.seeds, { arg, trail });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, params }: Route.LoaderArgs) => load(readerOf(context), params.question);
export const clientLoader = ({ context, params }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.question);

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const question = seeded(args.loaderData, 'helpQuestion');
  const faq = question && questionsData([{ question: question.title, answer: question.answer }]);
  return routeHead(
    {
      title: question?.title ?? t('help'),
      description: plainDescription(question?.answer ?? ''),
      path: helpPath.question(args.params.question),
      trail: args.loaderData?.trail ?? [],
      data: faq ? [faq] : [],
    },
    args,
  );
};

/** A question of the help, by its short address and its long one (storefront.md §2 /help/{questionName?}/). */
export default function HelpQuestion({ loaderData: { arg } }: Route.ComponentProps): ReactElement {
  return <QuestionPage arg={arg} />;
}
